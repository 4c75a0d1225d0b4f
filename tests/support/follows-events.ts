import type { Page } from '@playwright/test'

const TOPIC = '/topic/market/event/'

/** Resolves when the page, which is about to load, has subscribed to the events of its member. */
export const followsEvents = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(TOPIC)) resolve()
      }),
    )
  })
