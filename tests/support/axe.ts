import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/**
 * Marks that Fluent's focus manager sets at the edges of a composite: whoever reaches one is sent on at once.
 * Axe sees "hidden and focusable", which nobody can experience.
 */
const EDGE_MARKS = 'i[data-tabster-dummy]'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails when axe finds anything on the page as it stands; `state` says which state that is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expectNothing(new AxeBuilder({ page }).withTags(TAGS), state)
}

/** Of what axe looks for, only what another theme can change: colours. */
export const expectContrast = (page: Page, state: string): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), state)

async function expectNothing(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.exclude(EDGE_MARKS).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')}  ${node.failureSummary ?? ''}`),
  }))
  expect(found, `axe on ${state}`).toEqual([])
}
