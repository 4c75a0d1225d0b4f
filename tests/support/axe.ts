import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import { type Page, expect } from '@playwright/test'
import { waitForScreen } from './wait-for-screen.ts'
import { colourPairs } from './colour-pairs.ts'
import { narrowTargets } from './narrow-targets.ts'
import { addShared, readShared } from './shared-lines.ts'
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
const SIZE = 'target-size'

/** File of the colours that axe has judged good in this run: of texts with all that they stand on, of any theme. */
const JUDGED = 'colours-judged.txt'

/**
 * File of colours with the classes of texts where axe cannot tell: below an input that covers its label, in a picture, of a
 * single sign. It never can, and the same colours elsewhere are still judged.
 */
const DOUBTFUL = 'colours-in-doubt.txt'

/** Fails when axe finds anything on the page as it stands; `state` says which state that is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  await settle(page)
  const anything = { runOnly: TAGS, rules: WITHOUT_COLOURS_AND_SIZES }
  const all = [await found(page, anything), await badSizes(page), await badColours(page)]
  expect(all.flat(), `axe on ${state}`).toEqual([])
}

/** Of what axe looks for, only what another theme can change: colours. */
export async function expectContrast(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  await settle(page)
  expect(await badColours(page), `axe on ${state}`).toEqual([])
}

/** Milliseconds that the slowest transition of the app takes. */
const LONGEST_TRANSITION = 500

const WITHOUT_COLOURS_AND_SIZES = Object.fromEntries(
  [SIZE, ...COLOURS].map((rule) => [rule, { enabled: false }]),
)

/** Waits until the screen stands there, and ends its transitions. */
async function settle(page: Page): Promise<void> {
  await waitForScreen(page)
  await finishTransitions(page)
}

/**
 * Returns what axe finds about the size of controls that may be too small. Of its time half went to the others, in which
 * it can find nothing.
 */
async function badSizes(page: Page): Promise<readonly object[]> {
  const narrow = await page.evaluate(`(${narrowTargets.toString()})().length`)
  return narrow === 0 ? [] : found(page, { runOnly: { type: 'rule', values: [SIZE] } }, 'narrow targets')
}

/**
 * Returns what axe finds about the colours of texts that it has not judged yet: in those colours, of that size, on that
 * ground. To judge them takes most of its time, and its verdict on the same ones is the same.
 */
async function badColours(page: Page): Promise<readonly object[]> {
  const [judged, doubtful] = [readShared(JUDGED), readShared(DOUBTFUL)]
  const shown = await page.evaluate<[pair: string, classes: (string | null)[]][]>(
    `[...(${colourPairs.toString()})()].map(([pair, texts]) => [pair, texts.map((text) => text.getAttribute('class'))])`,
  )
  const unknown = shown
    .filter(([pair, classes]) => !judged.has(pair) && classes.some((one) => !doubtful.has(`${pair} ${one}`)))
    .map(([pair]) => pair)
  return unknown.length === 0 ? [] : found(page, { runOnly: { type: 'rule', values: COLOURS } }, unknown)
}

/**
 * Moves to its end what is changing. What runs for longer goes on: it is the time that a toast has left, or follows the scrolling (its end is no number).
 */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= most) animation.finish()
  }, LONGEST_TRANSITION)

/**
 * Returns the violations of a rule set, on the whole page, or only on narrow targets or the texts of some pairs of
 * colours. Where something began to change while axe was looking, one of them may be a colour on its way that nobody
 * reads, and axe looks again. Axe is added to a document once and returns violations only: reporting passes would take most of its time. It checks
 * one document; no page has frames.
 */
async function found(
  page: Page,
  options: RunOptions,
  only?: 'narrow targets' | readonly string[],
  looks = 3,
): Promise<readonly object[]> {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(
      `${SOURCE}; Object.assign(window, { colourPairs: ${colourPairs.toString()}, narrowTargets: ${narrowTargets.toString()} })`,
    )
  const { violations, good, doubts, isMoving } = await page.evaluate(
    async ([exclude, asked, part]) => {
      const unknown = part === 'narrow targets' ? undefined : part
      const texts = unknown === undefined ? new Map<string, Element[]>() : window.colourPairs()
      const include =
        part === 'narrow targets' ? window.narrowTargets() : unknown?.flatMap((pair) => texts.get(pair) ?? [])
      // They have gone since they were listed.
      if (include?.length === 0) return { violations: [], good: [], doubts: [], isMoving: false }
      // What the sticky header covers depends on the scroll position.
      const { scrollX: left, scrollY: top } = window
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      let isMoving = false
      const note = (): void => {
        isMoving = true
      }
      const starts = ['animationstart', 'transitionrun'] as const
      for (const type of starts) document.addEventListener(type, note)
      const { violations, incomplete } = await window.axe.run(
        { exclude: [[exclude]], ...(include && { include }) },
        { ...asked, resultTypes: ['violations', 'incomplete'], elementRef: true },
      )
      for (const type of starts) document.removeEventListener(type, note)
      const doubted = new Set<Element | undefined>(
        incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
      )
      const after = unknown === undefined ? texts : window.colourPairs()
      const unchanged = unknown?.filter((pair) => texts.has(pair) && after.has(pair)) ?? []
      // One text of which axe could tell is enough.
      const good = unchanged.filter((pair) => texts.get(pair)?.some((text) => !doubted.has(text)))
      const doubts = unchanged.flatMap((pair) =>
        (texts.get(pair) ?? [])
          .filter((text) => doubted.has(text))
          .map((text) => `${pair} ${text.getAttribute('class')}`),
      )
      window.scrollTo({ left, top, behavior: 'instant' })
      return {
        good,
        doubts,
        isMoving,
        violations: violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}  ${failureSummary ?? ''}`),
        })),
      }
    },
    [EDGE_MARKS, options, only] as const,
  )
  if (violations.length > 0 && isMoving && looks > 1) {
    await finishTransitions(page)
    return found(page, options, only, looks - 1)
  }
  if (only === undefined || only === 'narrow targets') return violations
  if (violations.length === 0) addShared(JUDGED, good)
  addShared(DOUBTFUL, doubts)
  return violations
}

declare global {
  interface Window {
    readonly axe: typeof axe
    colourPairs: typeof colourPairs
    narrowTargets: typeof narrowTargets
  }
}
