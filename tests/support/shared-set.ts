import { appendFileSync, readFileSync } from 'node:fs'

/** Texts that all workers of a run know once one of them has added them: a file of lines. */
export class SharedSet {
  readonly #file: string
  #known = new Set<string>()

  constructor(file: string) {
    this.#file = file
  }

  /** Reads what others have added. */
  refresh(): this {
    try {
      this.#known = new Set(readFileSync(this.#file, 'utf8').split('\n'))
    } catch {
      // Nobody has added anything.
      this.#known = new Set()
    }
    return this
  }

  has(text: string): boolean {
    return this.#known.has(text)
  }

  /** Adds texts of one line each. */
  add(texts: readonly string[]): void {
    if (texts.length > 0) appendFileSync(this.#file, texts.map((text) => `${text}\n`).join(''))
  }
}
