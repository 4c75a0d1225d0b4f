import { expect, test } from '@playwright/test'
import { reportOfDiff } from '#src/contract-checks/diff/report.ts'
import { reportOfRun } from '#src/contract-checks/judge/run-report.ts'
import { toHtml } from '#src/contract-checks/output/html.ts'
import { diffReport, everyRule } from '#tests/contract-checks/reports.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'

// Some of each severity: all of them are two hundred rows.
const some = diffReport.changes.filter((_change, at) => at % 15 === 0)

for (const [name, html, word] of [
  ['findings', toHtml(reportOfRun(everyRule)), 'null'],
  ['changes', toHtml(reportOfDiff({ ...diffReport, changes: some })), some[0]?.rule ?? ''],
] as const)
  test(`the page of ${name} of the contract checks is accessible in both themes, wide and on a phone`, async ({
    page,
  }) => {
    await page.setContent(html)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 375]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, `${name}, ${colorScheme}, ${width}`)
        await expectNoSidewaysScroll(page)
      }
    const rows = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') })
    const all = await rows.count()
    await page.getByRole('searchbox').fill(word)
    await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* shown$/)
    expect(await rows.count()).toBeLessThan(all)
  })
