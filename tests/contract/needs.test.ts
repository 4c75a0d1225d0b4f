import { expect, test } from 'vitest'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { MemberSecurity } from '#generated/models/member-security.ts'
import type { MerchantInfo } from '#generated/models/merchant-info.ts'
import { needs, refusalsByNeed } from '#src/core/contract/needs.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { serverMessage } from '#src/sandbox/http/messages.ts'
import { testSandbox, type TestSandbox } from '#src/sandbox/hosts/memory/testing.ts'
import { type MemberFacts, merchantFact, securityFacts } from '#src/web/client/member-facts.ts'
import { requestOf } from './request-of.ts'

const table: Readonly<Record<OperationId, Operation>> = operations
const needing = Object.values(table).filter(({ errors }) => refusalsByNeed(errors).length > 0)

type Call = (operation: Operation) => ReturnType<TestSandbox['call']>

/** Logs a persona in. The call takes each operation's example. */
async function logIn(persona: string): Promise<Call> {
  const box = await testSandbox()
  const token = await box.logIn(persona)
  return ({ id, path }) => {
    const fields = Object.entries(requestOf(id).example).map(([name, value]) => [
      name,
      // Lists are joined unless their name says that the field is repeated.
      Array.isArray(value) && name.endsWith('[]') ? value.map(String) : String(value),
    ])
    return box.call(path, Object.fromEntries(fields) as Record<string, string>, { 'x-auth-token': token })
  }
}

/** The facts by which the app's gates judge, from the answers that they read. */
async function factsOf(call: Call): Promise<MemberFacts> {
  const security = (await call(table.getSecuritySetting)).data as MemberSecurity
  const { certifiedBusinessStatus } = (await call(table.getMerchantStatus)).data as MerchantInfo
  return { ...securityFacts(security), merchant: merchantFact(certifiedBusinessStatus) }
}

test.each(['new', 'anna', 'reviewing', 'verified', 'trader', 'merchant'])(
  'VAL-33.a MSG-09.a %s is refused by each operation for the first thing that its gate shows as missing',
  async (persona) => {
    const call = await logIn(persona)
    const told = new Map<string, string | null>()
    const wanted = new Map<string, string | null>()
    for (const operation of needing) {
      const refusals = refusalsByNeed(operation.errors)
      // A call that succeeds changes what the next one finds.
      const facts = await factsOf(call)
      const first = refusals.find(({ need }) => facts[need] !== 'met')
      wanted.set(operation.id, first?.key ?? null)
      const { code, message } = await call(operation)
      const entry = refusals.find(
        (each) => each.code === code && serverMessage('en_US', each.key) === message,
      )
      told.set(operation.id, entry?.key ?? null)
    }
    expect(told).toEqual(wanted)
  },
)

test('every prerequisite is asked for by an operation, and met by somebody who tries', async () => {
  const asked = new Set(needing.flatMap(({ errors }) => refusalsByNeed(errors).map(({ need }) => need)))
  expect(asked).toEqual(new Set(needs))
  const [fresh, merchant] = [await factsOf(await logIn('new')), await factsOf(await logIn('merchant'))]
  // Whoever registers by e-mail has one.
  expect(needs.filter((need) => fresh[need] === 'met')).toEqual(['email'])
  expect(needs.filter((need) => merchant[need] === 'met')).toEqual([...needs])
})
