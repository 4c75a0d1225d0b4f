import { expect, test } from 'vitest'
import { adForm } from '#generated/forms/ad/form.ts'
import { registerByPhoneForm } from '#generated/forms/register-by-phone/form.ts'
import { findErrors } from './field-errors.ts'
import { effectiveValue } from './live.ts'
import { viewOf } from './ui-schema.ts'
import { withoutFields } from './without-fields.ts'

const form = withoutFields(registerByPhoneForm, ['code', 'promotion'])

test('a field that is left out is neither shown nor required', () => {
  const { properties, required } = viewOf(form)
  const rest = ['phone', 'country', 'username', 'password', 'confirm', 'agreement']
  expect([Object.keys(properties ?? {}), required]).toEqual([rest, rest])
})

test('a field that is left out is not judged', () => {
  const fields = findErrors(form, {}).map(({ field }) => field)
  expect(fields).toEqual(['phone', 'country', 'username', 'password', 'confirm', 'agreement'])
})

test('a field that is left out is not sent, even if it has a value', () => {
  expect(effectiveValue(form, { phone: '15123456', code: '123456', promotion: 'X' }, {})).toEqual({
    phone: '15123456',
  })
})

test('all else of the form stays: its id, rules, secrets, groups and the widgets of its other fields', () => {
  const { id, schema, secrets, ui } = withoutFields(adForm, ['remark'])
  expect({ id, schema, secrets, groups: ui.groups }).toEqual({
    id: adForm.id,
    schema: adForm.schema,
    secrets: adForm.secrets,
    groups: adForm.ui.groups,
  })
  const { remark, ...others } = adForm.ui.fields
  expect([remark !== undefined, ui.fields]).toEqual([true, others])
})
