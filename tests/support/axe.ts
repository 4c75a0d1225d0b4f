import axe, { type RunOnly } from 'axe-core'
import { type Page, expect } from '@playwright/test'
import { arrived } from './arrived.ts'
import { photograph, PICTURED } from './photograph.ts'

/**
 * Marks that Fluent's focus manager sets at the edges of a composite: whoever reaches one is sent on at once.
 * Axe sees "hidden and focusable", which nobody can experience.
 */
const EDGE_MARKS = 'i[data-tabster-dummy]'

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Fails when axe finds anything on the page as it stands; `state` says which state that is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (PICTURED) return photograph(page, state)
  expect(await found(page, EVERYTHING), `axe on ${state}`).toEqual([])
}

/** Of what axe looks for, only what another theme can change: colours. */
export async function expectContrast(page: Page, state: string): Promise<void> {
  if (PICTURED) return photograph(page, state)
  expect(await found(page, COLOURS), `axe on ${state}`).toEqual([])
}

/**
 * Returns the violations of a rule set. Axe is added to a document once and returns violations only: reporting passes
 * would take most of its time. It checks one document; no page has frames.
 */
async function found(page: Page, runOnly: RunOnly) {
  await arrived(page)
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([exclude, only]) => {
      // A dialog that comes and a theme that changes have colours on their way that nobody reads. What follows
      // the scrolling (its end is a percentage, not a number) never ends and is not waited for.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      )
      // What the header covers is a matter of how far somebody has scrolled.
      const { scrollX: left, scrollY: top } = window
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      const { violations } = await window.axe.run(
        { exclude: [[exclude]] },
        { runOnly: only, resultTypes: ['violations'] },
      )
      window.scrollTo({ left, top, behavior: 'instant' })
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}  ${failureSummary ?? ''}`),
      }))
    },
    [EDGE_MARKS, runOnly] as const,
  )
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
