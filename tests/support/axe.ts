import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import { type Page, expect } from '@playwright/test'
import { waitForScreen } from './wait-for-screen.ts'
import { colourPairs } from './colour-pairs.ts'
import { takeScreenshot, IS_SHOTS } from './screenshot.ts'

/**
 * Marks that Fluent's focus manager sets at the edges of a composite: whoever reaches one is sent on at once.
 * Axe sees "hidden and focusable", which nobody can experience.
 */
const EDGE_MARKS = 'i[data-tabster-dummy]'

/** A page reads it in half the time of the one that the package exports as its source. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Colours that axe has judged good in this worker: of texts with all that they stand on, of any theme. */
const judged = new Set<string>()

/** Fails when axe finds anything on the page as it stands; `state` says which state that is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  const runOnly = (await hasNewColours(page)) ? { runOnly: TAGS } : { runOnly: TAGS, rules: WITHOUT_COLOURS }
  expect(await found(page, runOnly), `axe on ${state}`).toEqual([])
}

/** Of what axe looks for, only what another theme can change: colours. */
export async function expectContrast(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  if (await hasNewColours(page))
    expect(await found(page, { runOnly: { type: 'rule', values: COLOURS } }), `axe on ${state}`).toEqual([])
}

/** Milliseconds that the slowest transition of the app takes. */
const LONGEST_TRANSITION = 500

const WITHOUT_COLOURS = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))

/**
 * True while the page shows a text in colours, of a size, on a ground that axe has not judged yet. To judge colours takes
 * most of its time, and its verdict on the same ones is the same.
 */
async function hasNewColours(page: Page): Promise<boolean> {
  await waitForScreen(page)
  await finishTransitions(page)
  const shown = await page.evaluate(colourPairs, undefined)
  return shown.some((pair) => !judged.has(pair))
}

/**
 * Moves to its end what is changing. What runs for longer goes on: it is the time that a toast has left, or follows the
 * scrolling (its end is no number).
 */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= most) animation.finish()
  }, LONGEST_TRANSITION)

/**
 * Returns the violations of a rule set. Where something began to change while axe was looking, one of them may be a
 * colour on its way that nobody reads, and axe looks again. Axe is added to a document once and returns violations only:
 * reporting passes would take most of its time. It checks one document; no page has frames.
 */
async function found(page: Page, options: RunOptions, looks = 3): Promise<readonly object[]> {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${SOURCE}; window.colourPairs = ${colourPairs.toString()}`)
  const { violations, good, isMoving } = await page.evaluate(
    async ([exclude, asked]) => {
      // What the sticky header covers depends on the scroll position.
      const { scrollX: left, scrollY: top } = window
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      const before = new Set(window.colourPairs())
      let isMoving = false
      const note = (): void => {
        isMoving = true
      }
      const starts = ['animationstart', 'transitionrun'] as const
      for (const type of starts) document.addEventListener(type, note)
      const { violations, incomplete } = await window.axe.run(
        { exclude: [[exclude]] },
        { ...asked, resultTypes: ['violations', 'incomplete'], elementRef: true },
      )
      for (const type of starts) document.removeEventListener(type, note)
      // What axe could not tell, because something lies over it, say, is not judged.
      const unknown = new Set(
        window.colourPairs(
          incomplete.flatMap(({ nodes }) => nodes.flatMap(({ element }) => (element ? [element] : []))),
        ),
      )
      const good = window.colourPairs().filter((pair) => before.has(pair) && !unknown.has(pair))
      window.scrollTo({ left, top, behavior: 'instant' })
      return {
        good,
        isMoving,
        violations: violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}  ${failureSummary ?? ''}`),
        })),
      }
    },
    [EDGE_MARKS, options] as const,
  )
  if (violations.length > 0 && isMoving && looks > 1) {
    await finishTransitions(page)
    return found(page, options, looks - 1)
  }
  if (violations.length === 0 && options.rules === undefined) for (const pair of good) judged.add(pair)
  return violations
}

declare global {
  interface Window {
    readonly axe: typeof axe
    colourPairs: typeof colourPairs
  }
}
