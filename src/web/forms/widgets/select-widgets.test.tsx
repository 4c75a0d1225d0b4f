// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { compileValidator } from '#src/tools/generate/forms-validator.ts'
import { renderForm } from '#tests/support/forms.tsx'
import type { FormDefinition } from '../definition.ts'
import { SchemaForm } from '../schema-form.tsx'

afterEach(cleanup)

type Value = { mode: 0 | 1; side: 'buy' | 'sell' }

const schema = {
  $id: 'sample',
  type: 'object',
  required: ['mode', 'side'],
  properties: { mode: { type: 'integer', enum: [0, 1] }, side: { type: 'string', enum: ['buy', 'sell'] } },
}

async function sample(): Promise<FormDefinition<Value>> {
  const url = `data:text/javascript,${encodeURIComponent(compileValidator('sample', schema))}`
  const { validators } = (await import(/* @vite-ignore */ url)) as Pick<FormDefinition<Value>, 'validators'>
  const fields = { mode: { widget: 'select' }, side: { widget: 'segments' } }
  return { id: 'sample', schema, validators, ui: { order: ['mode', 'side'], fields }, secrets: [] }
}

test('select and segments set the values of the enum, not their texts', async () => {
  const onSubmit = vi.fn<(value: Value) => Promise<void>>(() => Promise.resolve())
  renderForm(<SchemaForm form={await sample()} onSubmit={onSubmit} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert').textContent).toContain('2 fields need attention')
  fireEvent.change(screen.getByRole('combobox', { name: 'mode' }), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('radio', { name: 'sell' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ mode: 1, side: 'sell' })
})

test('segments are one group of radio buttons with a name', async () => {
  renderForm(<SchemaForm form={await sample()} onSubmit={() => Promise.resolve()} />)
  expect(screen.getByRole('radiogroup', { name: 'side' })).toBeTruthy()
  expect(screen.getAllByRole('radio').length).toBe(2)
})
