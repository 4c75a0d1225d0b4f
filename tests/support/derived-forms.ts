/** Loads the forms that `npm run generate` derived, and holds them against the contract. */
import { readFileSync } from 'node:fs'
import { withMarketPrice } from '#forms/ad/price.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { type Live, effectiveValue } from '#src/web/forms/live.ts'
import { requestErrors } from './request-schema.ts'

type Value = Record<string, unknown>
type Load<Module> = () => Promise<Module>
type Loaded = { form: FormDefinition<Value>; toRequest: ToRequest; operation: string }
type ToRequest = (value: Value, more?: unknown) => unknown

const definitions = import.meta.glob<Record<string, FormDefinition<Value>>>('/generated/forms/*/form.ts')
const requests = import.meta.glob<{ readonly toRequest: ToRequest }>('/forms/*/request.ts')

/** A derived form with its request function and the call that it ends in. */
export async function loadForm(id: string): Promise<Loaded> {
  const [module, request] = await Promise.all([
    (definitions[`/generated/forms/${id}/form.ts`] as Load<Record<string, FormDefinition<Value>>>)(),
    (requests[`/forms/${id}/request.ts`] as Load<{ toRequest: ToRequest }>)(),
  ])
  const [form] = Object.values(module)
  if (form === undefined) throw new Error(`${id} exports no form`)
  const source = JSON.parse(readFileSync(`forms/${id}/form.json`, 'utf8')) as { 'x-operation': string }
  return { form, toRequest: request.toRequest, operation: source['x-operation'] }
}

/** Further arguments of `toRequest` besides the form's value, by form. */
const beside: Readonly<Record<string, unknown>> = {
  'log-in-code': { username: 'ada@example.org', password: 'correct-horse' },
  'api-key-edit': 17,
  'bind-authenticator': 'JBSWY3DPEHPK3PXP',
  'coin-swap-closing-order': 1,
  'coin-swap-opening-order': 1,
  'merchant-apply': 'USDT',
  'payment-method': { type: 2, id: 310 },
  'otc-appeal': '2611212114200800001',
  'otc-buy': { id: 501, coinId: 1, price: '0.92', mode: 0 },
  'otc-release': '2611212114200800001',
  'otc-sell': { id: 501, coinId: 1, price: '0.92', mode: 1 },
  'recurring-plan': { aid: 1, ahead: 0 },
  'recurring-plan-edit': { id: 1, ahead: 0 },
  'savings-order': 2,
  'lab-join': 12,
  'option-bet': { symbol: 'BTC/USDT', optionId: 1 },
  'second-order': { symbol: 'BTC/USDT', coinSymbol: 'USDT', cycleId: 1 },
  'spot-order': 'BTC/USDT',
  'swap-closing-order': 1,
  'swap-leverage': { contractCoinId: 1, direction: 0 },
  'swap-margin': 7,
  'swap-opening-order': 1,
  'swap-stops': 7,
  'saved-address': { unit: 'USDT', coinprotocol: 3 },
  transfer: { from: 7001, to: 3001 },
}

/** Limits and derived values that a form is validated with besides its own value, by form. */
export const liveData: Readonly<Record<string, Live<Value>>> = {
  ad: {
    derive: withMarketPrice,
    limits: { marketPrice: '1.0660' },
  },
}

/** Why the contract refuses what a form would send, or null. A form may choose between calls. */
export function requestError({ form, toRequest, operation }: Loaded, value: Value): string | null {
  const request = toRequest(effectiveValue(form, value, liveData[form.id] ?? {}), beside[form.id])
  const call = request as { readonly operation?: string; readonly data?: unknown }
  return call.operation === undefined ? errorsOf(operation)(request) : errorsOf(call.operation)(call.data)
}

const compiled = new Map<string, ReturnType<typeof requestErrors>>()
function errorsOf(operation: string): ReturnType<typeof requestErrors> {
  const known = compiled.get(operation) ?? requestErrors(operation)
  compiled.set(operation, known)
  return known
}

/** Returns the form's errors of a value, and if the contract accepts the request made of it. */
export async function judge(
  id: string,
  value: Value,
  live: Live<Value> = liveData[id] ?? {},
): Promise<readonly [string[], boolean]> {
  const loaded = await loadForm(id)
  const errors = findErrors(loaded.form, value, live).map((error) => `${error.field} ${error.rule}`)
  return [errors, requestError(loaded, value) === null]
}
