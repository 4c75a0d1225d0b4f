import { expect, test } from 'vitest'
import { proxyRules } from './api-server.ts'

test('without API_SERVER there are no proxy rules', () => {
  expect(proxyRules(undefined)).toBeUndefined()
  expect(proxyRules('')).toBeUndefined()
})

test.each([
  ['http://localhost:8080/api', '/api/uc/login'],
  ['http://localhost:8080/v2/', '/v2/uc/login'],
  ['http://localhost:8080', '/uc/login'],
])('calls are proxied below %s', (address, path) => {
  const [rule] = Object.values(proxyRules(address) ?? {})
  expect(rule).toMatchObject({ target: 'http://localhost:8080', ws: true })
  expect(rule?.rewrite?.('/api/uc/login')).toBe(path)
})

test('FEAT-06.e the screen /api is not proxied, paths below it are', () => {
  const [pattern = ''] = Object.keys(proxyRules('http://localhost:8080/api') ?? {})
  expect(pattern).toMatch(/^\^/)
  const passed = (url: string): boolean => new RegExp(pattern).test(url)
  expect(['/api', '/api?key=new', '/api/', '/api/?key=new', '/apis/x'].filter(passed)).toEqual([])
  expect(passed('/api/uc/login')).toBe(true)
})

test.each([
  ['localhost:8080', /^API_SERVER localhost:8080 is no address/],
  ['https://ada:hidden@staging.example.com', /^API_SERVER names somebody(?!.*hidden)/],
])('%s is refused', (address, message) => {
  expect(() => proxyRules(address)).toThrow(message)
})
