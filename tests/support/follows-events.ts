import type { Page } from '@playwright/test'
import { logInAs, type Member } from './members.ts'

const TOPIC = '/topic/market/event/'

/**
 * Opens a screen as a member, and waits until the page follows that member's events: what happens before is in the lists,
 * and nobody is told.
 */
export async function openFollowing(page: Page, { account, password }: Member, path: string): Promise<void> {
  await logInAs(page, account, password)
  const followed = followsEvents(page)
  await page.goto(path)
  await followed
}

/** Loads the screen again as its member, and waits until it is told of events. */
export async function reloadFollowing(page: Page): Promise<void> {
  const followed = followsEvents(page)
  await page.reload()
  await followed
}

/** Resolves when the page, which is about to load, has subscribed to the events of its member. */
const followsEvents = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(TOPIC)) resolve()
      }),
    )
  })
