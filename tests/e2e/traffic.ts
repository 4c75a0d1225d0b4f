import { expect, test } from '@playwright/test'
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import { readHar } from '#src/contract-checks/judge/har.ts'
import { judgeExchanges } from '#src/contract-checks/judge/judge-exchanges.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import { createRouter } from '#src/contract-checks/judge/router.ts'
import { specifiedCalls } from '../contract/specified-calls.ts'
import { joinRecordings } from '../support/traffic.ts'

/** Runs after all other tests, on what their browsers recorded (tests/support/traffic.ts). */
const CONTRACT = 'generated/contract.json'

/** True if every test ran: after some of them it is unknown which calls no screen makes. */
const isWhole = process.env['E2E_RESULTS'] !== undefined

test('CALL-ALL.d each of the 70 calls is made from a screen; every request and answer conforms to the contract', async () => {
  const { outputDir } = test.info().project
  const file = test.info().outputPath('traffic.har')
  joinRecordings(outputDir, file)
  const exchanges = readHar(file)
  const api = await loadApi(CONTRACT)

  const { findings } = judgeExchanges(api, exchanges)
  expect(findings.map(({ message, repeat }) => `${message}\n${repeat}`)).toEqual([])

  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const wrong = exchanges.flatMap(({ method, url, type, body, answer }) => {
    const operation = route(method, url.pathname)
    const isTaken = /"code":0\b/.test(answer.text ?? '')
    // Files are not recorded.
    const isSeen = operation !== undefined && (operation.body === undefined || type !== '')
    const isWrong = isSeen && isTaken && isRight(operation, { url, type, text: body }) === false
    return isWrong ? [`${operation.id} ${url.search} ${body}`] : []
  })
  expect(wrong, 'requests that were taken and break the contract').toEqual([])

  const made = new Set(exchanges.map(({ method, url }) => route(method, url.pathname)?.path))
  const unused = specifiedCalls.filter(({ path }) => !made.has(path)).map(({ path }) => path)
  console.log(`${exchanges.length} exchanges, ${specifiedCalls.length - unused.length} of 70 calls made`)
  if (unused.length > 0) console.log(`not made: ${unused.join(' ')}`)
  if (isWhole) expect(unused).toEqual([])
})
