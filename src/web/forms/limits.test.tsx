import { expect, test } from 'vitest'
import { adForm } from '#generated/forms/ad/form.ts'
import { logInForm } from '#generated/forms/log-in/form.ts'
import { SchemaForm } from './schema-form.tsx'

const send = (): Promise<void> => Promise.resolve()

test('a form takes only the limits that the contract names for it; others do not compile', () => {
  const right = { balance: '1', marketPrice: null, minBuy: null, minSell: null }
  const misspelt = { balanse: '1', marketPrice: null, minBuy: null, minSell: null }
  expect([
    <SchemaForm key="1" form={adForm} ctx={right} onSubmit={send} />,
    // @ts-expect-error a limit is misspelt
    <SchemaForm key="2" form={adForm} ctx={misspelt} onSubmit={send} />,
    // @ts-expect-error the limits are forgotten
    <SchemaForm key="3" form={adForm} onSubmit={send} />,
    <SchemaForm key="4" form={logInForm} onSubmit={send} />,
    // @ts-expect-error this form has none
    <SchemaForm key="5" form={logInForm} ctx={right} onSubmit={send} />,
  ]).toHaveLength(5)
})
