import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { slowPage } from './slow.ts'

/** A context whose browser refuses, and a page that is closed, closes a moment later, or stays. */
function refusing(page: { closed: boolean; closes: boolean }) {
  const send = async () => Promise.reject(new Error('Wrong rate'))
  const context = { newCDPSession: async () => Promise.resolve({ send } as unknown as CDPSession) }
  const fake = {
    isClosed: () => page.closed,
    waitForEvent: async () => (page.closes ? Promise.resolve() : Promise.reject(new Error('Too late'))),
  }
  // Nothing else of either is asked.
  return [context as Pick<BrowserContext, 'newCDPSession'>, fake as unknown as Page] as const
}

test('a page that is closed, or closes just now, need not be slowed down', async () => {
  await slowPage(...refusing({ closed: true, closes: false }), 2)
  await slowPage(...refusing({ closed: false, closes: true }), 2)
})

test('a page that stays quick is told', async () => {
  await expect(slowPage(...refusing({ closed: false, closes: false }), 2)).rejects.toThrow('Wrong rate')
})
