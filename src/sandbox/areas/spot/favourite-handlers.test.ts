import { expect, test } from 'vitest'
import { PAIRS } from '../../market/pairs.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const symbol = 'BTC/USDT'

test('MSG-25.abc favourites are added, listed and removed, and each refusal says why', async () => {
  const box = await testSandbox()
  const [token, other] = [await box.logIn('trader'), await box.logIn('verified')]
  const favour = async (what: 'add' | 'delete', pair: string) =>
    (await box.call(`/exchange/favor/${what}`, { symbol: pair }, headers(token))).message
  const of = async (caller: string) =>
    ((await box.call('/exchange/favor/find', {}, headers(caller))).data as { symbol: string }[]).map(
      (row) => row.symbol,
    )
  for (const pair of await of(token)) await favour('delete', pair)
  expect(await favour('add', symbol)).toBe('Added to your favorites.')
  expect(await favour('add', symbol)).toBe('This pair is already one of your favorites.')
  expect(await favour('add', 'NO/PAIR')).toBe('This trading pair does not exist.')
  expect([await of(token), await of(other)]).toEqual([[symbol], []])
  const others = PAIRS.map((pair) => pair.symbol).filter((each) => each !== symbol)
  for (const each of others.slice(0, 19)) expect(await favour('add', each)).toMatch(/^Added/)
  expect(await favour('add', others[19] ?? '')).toBe('The pair could not be added to your favorites.')
  expect(await favour('delete', symbol)).toBe('Removed from your favorites.')
  expect(await favour('delete', symbol)).toBe('This pair is not one of your favorites.')
})
