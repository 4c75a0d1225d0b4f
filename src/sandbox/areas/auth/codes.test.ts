import { expect, test } from 'vitest'
import { Refusal } from '../../kernel/refusal.ts'
import { freshState } from '../exchange.ts'
import { asNotAskedFor, type CodeRefusalKey, judgeCode, refuseCode, spendCode, type Target } from './codes.ts'
import { deliver } from './inbox.ts'
import { commandBox } from './testing-commands.ts'

const MINUTE = 60_000
const TARGET: Target = { purpose: 'bind-phone', channel: 'sms', address: '15123456789' }
const KEY = '@bind-phone/sms/15123456789'

/** An exchange with a code on its way, and its time since then. */
async function sentBox(country?: string) {
  const { box, apply, told } = await commandBox()
  const start = box.clock.now()
  const send = (code: string) =>
    told({ type: 'code.send', ...TARGET, code, ...(country !== undefined && { country }) })
  send('123456')
  const passed = async (minutes: number) => {
    box.clock.jump(start + minutes * MINUTE - box.clock.now())
    await box.call('/uc/check/login')
  }
  const judge = (code: string, time = box.clock.now(), target = TARGET) =>
    judgeCode(box.view(), target, code, time)
  return { box, apply, told, start, send, passed, judge }
}

test('VAL-10.opqr a code is right for ten minutes, its purpose, its address and its way', async () => {
  const { judge, start } = await sentBox()
  expect([judge('123456'), judge('123457')]).toEqual(['right', 'wrong'])
  const end = start + 10 * MINUTE
  expect([judge('123456', end - 1), judge('123457', end - 1)]).toEqual(['right', 'wrong'])
  expect([judge('123456', end), judge('123457', end)]).toEqual(['none', 'none'])
  const others: readonly Partial<Target>[] = [
    { purpose: 'change-phone' },
    { channel: 'email' },
    { address: '15123456780' },
  ]
  for (const other of others) expect(judge('123456', start, { ...TARGET, ...other })).toBe('none')
})

test('VAL-10.u a code counts until five wrong ones were tried', async () => {
  const { judge, told } = await sentBox()
  const miss = () => told({ type: 'code.miss', ...TARGET })
  for (let missed = 1; missed < 5; missed++) expect([miss(), judge('123456')]).toEqual(['accepted', 'right'])
  expect([miss(), judge('123456')]).toEqual(['accepted', 'none'])
})

test('a wrong code where none was sent counts for nothing', async () => {
  const { box, told } = await commandBox()
  expect(told({ type: 'code.miss', ...TARGET })).toBe('accepted')
  expect(box.view().codes).toEqual({})
})

test('VAL-10.ps a code that is sent again lives ten minutes from then on, without the wrong ones before', async () => {
  const { box, start, send, passed, judge, told } = await sentBox()
  told({ type: 'code.miss', ...TARGET })
  await passed(5)
  expect(send('222222')).toBe('accepted')
  const second = { code: '222222', sent: start + 5 * MINUTE, misses: 0 }
  expect(box.view().codes).toStrictEqual({ [KEY]: second })
  expect([judge('123456'), judge('222222')]).toEqual(['wrong', 'right'])
  await passed(10)
  expect(box.view().codes).toStrictEqual({ [KEY]: second })
  await passed(15)
  expect(box.view().codes).toEqual({})
})

test.each([[undefined], ['法国']])(
  'VAL-10.t a code is spent once, and returns its country (%s)',
  async (country) => {
    const { box, start, passed } = await sentBox(country)
    const chosen = country === undefined ? {} : { country }
    expect(box.view().codes).toStrictEqual({ [KEY]: { code: '123456', sent: start, ...chosen, misses: 0 } })
    const state = structuredClone(box.view())
    const refuse = (key: CodeRefusalKey): never => {
      throw new Refusal(key)
    }
    const spend = (code: string) => spendCode(state, TARGET, code, start, refuse)
    expect(() => spend('123457')).toThrow('verification-code-incorrect')
    expect(spend('123456')).toStrictEqual(chosen)
    expect(() => spend('123456')).toThrow('verification-code-not-exists')
    // Its time passes without a fault.
    await passed(11)
    expect(box.faults).toEqual([])
  },
)

test('a code that was spent leaves nothing to expire', async () => {
  const { box, told, passed } = await sentBox()
  const state = box.view()
  const member = state.members[600_001]?.id ?? 0
  expect(told({ type: 'member.bindPhone', member, address: TARGET.address, code: '123456' })).toBe('accepted')
  expect(state.codes).toEqual({})
  await passed(10)
  expect([state.codes, box.faults]).toEqual([{}, []])
})

test('a code that is missing or wrong is refused as each call names it, at the field of the code', () => {
  const told: unknown[] = []
  const refuse = (key: string, field?: string): never => {
    told.push([key, field])
    throw new Refusal(key, field)
  }
  for (const each of [refuse, asNotAskedFor(refuse), asNotAskedFor(refuse, 'newEmailCode')])
    for (const verdict of ['none', 'wrong'] as const) expect(() => refuseCode(verdict, each)).toThrow(Refusal)
  expect(told).toEqual([
    ['verification-code-not-exists', undefined],
    ['verification-code-incorrect', undefined],
    ['no-get-verification-code', undefined],
    ['verification-code-incorrect', undefined],
    ['no-get-verification-code', 'newEmailCode'],
    ['verification-code-incorrect', 'newEmailCode'],
  ])
  expect(() => refuseCode('right', refuse)).not.toThrow()
})

test('the inbox keeps the last five hundred messages, in order', () => {
  const state = freshState('test')
  const message = (time: number) =>
    ({ time, channel: 'sms', address: '1', purpose: 'lab', code: '1' }) as const
  for (let time = 1; time <= 502; time++) deliver(state, message(time))
  const times = state.inbox.map(({ time }) => time)
  expect([times.length, times[0], times.at(-1)]).toEqual([500, 3, 502])
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
