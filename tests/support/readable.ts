import { expect, type Page } from '@playwright/test'

/** Values of a program that must never reach the screen. */
const NONSENSE = /.*(\b(NaN|undefined|null|Infinity)\b|\[object ).*/

/** The screen is not blank, and nothing that is read or heard of it is a program's slip. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  const { screen, all } = await page.evaluate(() => {
    const heard = ['aria-label', 'title', 'alt', 'placeholder']
    const said = [...document.querySelectorAll(heard.map((name) => `[${name}]`).join())].flatMap((element) =>
      heard.map((name) => element.getAttribute(name) ?? ''),
    )
    const screen = document.querySelector<HTMLElement>('main')?.innerText ?? ''
    return { screen, all: [document.body.innerText, ...said].join('\n') }
  })
  expect(screen.trim(), `text of the screen, ${state}`).not.toBe('')
  expect(NONSENSE.exec(all)?.[0] ?? '', `nonsense on the screen, ${state}`).toBe('')
}
