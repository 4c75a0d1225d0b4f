// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { changeProgress, stakeProgress } from './stake-progress.ts'

const [bitcoin, ether] = [
  { product: 'second', symbol: 'BTC/USDT' },
  { product: 'second', symbol: 'ETH/USDT' },
] as const

test('a question to a person on a market is none on another one, and none to the next person', () => {
  logIn({ token: 'token', member: ada })
  changeProgress(bitcoin, { isJudged: true, asked: 'fall' })
  expect(stakeProgress(bitcoin).get()).toMatchObject({ isJudged: true, asked: 'fall', sending: null })
  expect(stakeProgress(ether).get()).toMatchObject({ isJudged: false, asked: null })
  logOut()
  logIn({ token: 'another', member: { ...ada, id: '600099' } })
  expect(stakeProgress(bitcoin).get()).toMatchObject({ isJudged: false, asked: null })
})
