import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** The fields of an activity that tests choose by. */
export type Activity = {
  readonly id: number
  readonly title: string
  readonly type: number
  readonly step: number
  readonly acceptUnit: string
  readonly holdUnit: string | null
  readonly leveloneCount: number
  readonly lockedPeriod: number | null
  readonly miningPeriod: number | null
  readonly startTime: string
}

const DAY = 86_400_000
/** Days between two seasons; those that follow each other differ. */
const SEASON = 3

/** The activities in a phase (-1: in all), as the exchange lists them. */
export async function activitiesOf(request: APIRequestContext, step: number): Promise<readonly Activity[]> {
  const form = { step, pageNo: 1, pageSize: 100 }
  const answer = await request.post('/api/uc/activity/page-query', { form, headers: { lang: 'en_US' } })
  const { data } = (await answer.json()) as { readonly data: { readonly content: readonly Activity[] } }
  return data.content
}

/**
 * Finds an activity that can be joined at this moment. Which terms a season has depends on the day: where it has others,
 * the exchange's clock jumps to the next one.
 * @throws Error when neither season fits
 */
export async function joinable(
  page: Page,
  sandbox: Sandbox,
  fits: (activity: Activity) => boolean,
): Promise<Activity> {
  for (const days of [0, SEASON]) {
    if (days > 0) await sandbox.jump(days * DAY)
    const found = (await activitiesOf(page.request, 1)).find(fits)
    if (found !== undefined) return found
  }
  throw new Error('no season fits')
}

/**
 * Moves the exchange's clock by half days until the page is told that an activity was distributed. How long that takes
 * depends on the hour; releases are counted from there.
 */
export async function jumpToDistribution(page: Page, sandbox: Sandbox): Promise<void> {
  const told = page.locator('[data-toast]').filter({ hasText: 'Lab activity distributed' })
  await expect
    .poll(
      async () => {
        if ((await told.count()) === 0) await sandbox.jump(DAY / 2)
        return told.count()
      },
      { message: 'the activity is distributed', intervals: [1500] },
    )
    .toBe(1)
}
