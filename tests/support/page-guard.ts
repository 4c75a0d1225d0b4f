import { type BrowserContext, expect } from '@playwright/test'

/** Collects what a page must never do unseen: console errors, uncaught exceptions, policy violations. */
export class Guard {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  /** Watches every page of a context, those opened later too. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(message.text())
    })
    context.on('weberror', (error) => this.#seen.push(error.error().message))
  }

  /** Lets errors pass that the test itself brings about (a server that is gone, say). */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** Fails the test when something was seen that nothing allows. */
  verify(): void {
    const left = this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
    expect(left, 'console errors, exceptions and policy violations').toEqual([])
  }
}
