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

/**
 * Rules whose verdict depends on little: what a run has judged once is not judged again, as that took most of axe's time.
 * `elements` finds in a page what the rules judge, by what their verdict depends on.
 */
const DETAILS = {
  colours: { rules: ['color-contrast', 'link-in-text-block'], elements: colourPairs },
  sizes: { rules: ['target-size'], elements: narrowTargets },
} as const
type Detail = keyof typeof DETAILS

/** File of what axe has judged good in this run: colours of texts with all that they stand on, surroundings of controls. */
const JUDGED = 'judged.txt'

/**
 * File of the same with the classes of elements where axe cannot tell: below an input that covers its label, in a picture,
 * of a single sign. It never can, and the same colours elsewhere are still judged.
 */
const DOUBTFUL = 'in-doubt.txt'

/** Fails when axe finds anything on the page as it stands; `state` says which state that is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  await settle(page)
  const anything = { runOnly: TAGS, rules: WITHOUT_DETAILS }
  const all = [await found(page, anything), await badDetails(page, ['colours', 'sizes'])]
  expect(all.flat(), `axe on ${state}`).toEqual([])
}

/** Of what axe looks for, only what another theme can change: colours. */
export async function expectContrast(page: Page, state: string): Promise<void> {
  if (IS_SHOTS) return takeScreenshot(page, state)
  await settle(page)
  expect(await badDetails(page, ['colours']), `axe on ${state}`).toEqual([])
}

/** Milliseconds that the slowest transition of the app takes. */
const LONGEST_TRANSITION = 500

const WITHOUT_DETAILS = Object.fromEntries(
  Object.values(DETAILS).flatMap(({ rules }) => rules.map((rule) => [rule, { enabled: false }])),
)

/** Waits until the screen stands there, and ends its transitions. */
async function settle(page: Page): Promise<void> {
  await waitForScreen(page)
  await finishTransitions(page)
}

/** Returns what axe finds in details that it has not judged yet: its verdict on the same ones is the same. */
async function badDetails(page: Page, details: readonly Detail[]): Promise<readonly object[]> {
  const [judged, doubtful] = [readShared(JUDGED), readShared(DOUBTFUL)]
  const finders = details.map((detail) => `...(${DETAILS[detail].elements.toString()})()`)
  const shown = await page.evaluate<[key: string, classes: (string | null)[]][]>(
    `[${finders.join()}].map(([key, elements]) => [key, elements.map((element) => element.getAttribute('class'))])`,
  )
  const unknown = shown
    .filter(([key, classes]) => !judged.has(key) && classes.some((one) => !doubtful.has(`${key} ${one}`)))
    .map(([key]) => key)
  if (unknown.length === 0) return []
  const rules = details.flatMap((detail): readonly string[] => DETAILS[detail].rules)
  return found(page, { runOnly: { type: 'rule', values: [...rules] } }, { details, unknown })
}

/**
 * Moves to its end what is changing. What runs for longer goes on: it is the time that a toast has left, or
 * follows the scrolling (its end is no number).
 */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= most) animation.finish()
  }, LONGEST_TRANSITION)

/**
 * Returns the violations of a rule set, on the whole page, or only on the elements of details that were not judged yet.
 * Where something began to change while axe was looking, one of them may be a colour on its way that nobody reads, and
 * axe looks again. Axe is added to a document once and returns violations only: reporting passes would take most of its
 * time. It checks one document; no page has frames.
 */
async function found(
  page: Page,
  options: RunOptions,
  only?: { readonly details: readonly Detail[]; readonly unknown: readonly string[] },
  looks = 3,
): Promise<readonly object[]> {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(
      `${SOURCE}; window.detailsOf = { colours: ${colourPairs.toString()}, sizes: ${narrowTargets.toString()} }`,
    )
  const parts = only?.details.map((detail) => [detail, DETAILS[detail].rules] as const) ?? []
  const { violations, judged, isMoving } = await page.evaluate(
    async ([exclude, asked, details, unknown]) => {
      const shown = () => details.map(([detail, rules]) => ({ rules, elements: window.detailsOf[detail]() }))
      const before = shown()
      const include = before.flatMap(
        ({ elements }) => unknown?.flatMap((key) => elements.get(key) ?? []) ?? [],
      )
      // They have gone since they were listed.
      if (unknown !== undefined && include.length === 0)
        return { violations: [], judged: [], isMoving: false }
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
        { exclude: [[exclude]], ...(unknown !== undefined && { include }) },
        { ...asked, resultTypes: ['violations', 'incomplete'], elementRef: true },
      )
      for (const type of starts) document.removeEventListener(type, note)
      window.scrollTo({ left, top, behavior: 'instant' })
      const after = shown()
      const isInDoubt = (rules: readonly string[], element: Element): boolean =>
        incomplete.some(
          ({ id, nodes }) => rules.includes(id) && nodes.some((node) => node.element === element),
        )
      const judged = before.flatMap(({ rules, elements }, at) =>
        [...elements]
          .filter(([key]) => unknown?.includes(key) === true && after[at]?.elements.has(key) === true)
          .map(([key, found]) => ({
            key,
            isInDoubt: found.map((element) => isInDoubt(rules, element)),
            classes: found.map((element) => element.getAttribute('class')),
          })),
      )
      return {
        judged,
        isMoving,
        violations: violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}  ${failureSummary ?? ''}`),
        })),
      }
    },
    [EDGE_MARKS, options, parts, only?.unknown] as const,
  )
  if (violations.length > 0 && isMoving && looks > 1) {
    await finishTransitions(page)
    return found(page, options, only, looks - 1)
  }
  // One element of which axe could tell is enough.
  const good = judged.filter(({ isInDoubt }) => isInDoubt.includes(false)).map(({ key }) => key)
  if (violations.length === 0) addShared(JUDGED, good)
  addShared(
    DOUBTFUL,
    judged.flatMap(({ key, isInDoubt, classes }) =>
      classes.filter((_, at) => isInDoubt[at]).map((name) => `${key} ${name}`),
    ),
  )
  return violations
}

declare global {
  interface Window {
    readonly axe: typeof axe
    readonly detailsOf: Readonly<Record<Detail, () => Map<string, Element[]>>>
  }
}
