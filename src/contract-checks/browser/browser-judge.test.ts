import { Window } from 'happy-dom'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import type { Exchange } from '../judge/exchange.ts'
import { createBrowserJudge } from './browser-judge.ts'
import { createPanel } from './panel.ts'
import { contractJudge } from './vite-plugin.ts'
import { watchRequests } from './watch.ts'

const countries = (answer: unknown): Exchange => ({
  method: 'POST',
  url: new URL('http://localhost:5173/api/uc/support/country'),
  headers: new Map([['x-auth-token', 'very-secret']]),
  type: '',
  body: '',
  answer: { status: 200, contentType: 'application/json', text: JSON.stringify(answer) },
})
const row = (id: number) => ({
  zhName: `国${id}`,
  enName: `Country ${id}`,
  areaCode: '49',
  language: 'de_DE',
  localCurrency: 'EUR',
  sort: id,
  countryImageUrl: null,
  name: `Country ${id}`,
})
const fine = { code: 0, message: null, data: [row(1)] }

test("answers of the contract's calls are judged, others are ignored", () => {
  const judge = createBrowserJudge(contract)
  expect(judge.take(countries(fine))).toBe(false)
  expect(judge.take({ ...countries({}), url: new URL('http://localhost:5173/config.json') })).toBe(false)
  expect([judge.count(), judge.findings()]).toEqual([1, []])
  expect(judge.take(countries({ ...fine, more: 1 }))).toBe(true)
  expect(judge.take(countries({ ...fine, more: 1 }))).toBe(false)
  const [finding] = judge.findings()
  expect(finding).toMatchObject({
    operation: 'listCountries',
    rule: 'openbourse/undeclared-field',
    times: 2,
    of: 3,
  })
  expect(finding?.repeat).not.toContain('very-secret')
})

test('the panel shows the number of findings, opens the list, and closes with Escape', () => {
  const { document, KeyboardEvent } = new Window()
  const judge = createBrowserJudge(contract)
  const panel = createPanel(document as unknown as Document)
  panel.show([], 1)
  const root = document.querySelector('contract-drift')?.shadowRoot
  const button = root?.querySelector('button')
  const list = root?.querySelector('section')
  expect([button?.textContent, button?.getAttribute('aria-expanded'), list?.hidden]).toEqual([
    'Contract: no drift',
    'false',
    true,
  ])
  judge.take(countries({ ...fine, '<img src=x>': 1 }))
  panel.show(judge.findings(), judge.count())
  button?.click()
  expect([button?.textContent, list?.hidden]).toEqual(['Contract: 1 finding', false])
  expect(list?.textContent).toContain('undeclared-field /<img src=x>')
  expect(root?.querySelector('img')).toBeNull()
  document.querySelector('contract-drift')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(list?.hidden).toBe(true)
})

test('requests of the page are reported with their answers, and the class is restored', () => {
  const asked: Exchange[] = []
  class Fake extends EventTarget {
    status = 200
    responseType = 'text'
    responseText = '{"code":0}'
    sent: unknown[] = []
    open(method: string, url: string): void {
      this.sent.push([method, url])
    }
    setRequestHeader(name: string, value: string): void {
      this.sent.push([name, value])
    }
    send(body: unknown): void {
      this.sent.push(body)
      this.dispatchEvent(new Event('load'))
    }
    getResponseHeader = (): string => 'application/json'
  }
  const page = { XMLHttpRequest: Fake, location: new URL('http://localhost:5173/wallet') }
  const end = watchRequests(page as unknown as typeof globalThis, (exchange) => asked.push(exchange))
  const request = new page.XMLHttpRequest()
  expect(page.XMLHttpRequest).not.toBe(Fake)
  request.open('post', '/api/uc/login')
  request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded')
  request.send('a=b')
  expect(request.sent).toEqual([
    ['post', '/api/uc/login'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    'a=b',
  ])
  expect(asked).toMatchObject([{ method: 'POST', type: 'application/x-www-form-urlencoded', body: 'a=b' }])
  expect(asked[0]?.url.href).toBe('http://localhost:5173/api/uc/login')
  expect(asked[0]?.answer).toEqual({ status: 200, contentType: 'application/json', text: '{"code":0}' })
  end()
  expect(page.XMLHttpRequest).toBe(Fake)
})

test.each([
  ['serve', 'development', true],
  ['serve', 'mocks', true],
  ['serve', 'gallery', false],
  ['build', 'mocks', false],
  ['build', 'production', false],
] as const)('%s in mode %s: %s', async (command, mode, isThere) => {
  const { plugins } = await resolveConfig({ mode, logLevel: 'silent' }, command, mode)
  expect(plugins.some(({ name }) => name === contractJudge().name)).toBe(isThere)
})
