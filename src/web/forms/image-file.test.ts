import { expect, test, vi } from 'vitest'
import { paymentMethodForm } from '#generated/forms/payment-method/form.ts'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import { fileError, megabytes, typeNames, typeOfBytes, uploadRule } from './image-file.ts'

const HEADS = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  'image/bmp': [0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0],
} as const
type Type = keyof typeof HEADS

/** A file of that content and size, which calls itself a PNG whatever it is. */
function file(type: Type | null, bytes: number): File {
  const content = new Uint8Array(bytes)
  content.set((type === null ? [0x3c, 0x73, 0x76, 0x67] : HEADS[type]).slice(0, bytes))
  return new File([content], 'photo.png', { type: 'image/png' })
}

test.each(Object.keys(HEADS) as Type[])('%s is recognised by its first bytes', (type) => {
  expect(typeOfBytes(Uint8Array.from(HEADS[type]))).toBe(type)
})

test.each([
  ['an SVG', [0x3c, 0x73, 0x76, 0x67]],
  ['a text that begins with BM', Array.from(new TextEncoder().encode('BMW drives past us'))],
  ['nothing', []],
  ['half a PNG', [0x89, 0x50, 0x4e, 0x47]],
])('%s is not a picture', (_what, bytes) => {
  expect(typeOfBytes(Uint8Array.from(bytes))).toBeNull()
})

const properties = (schema: unknown): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  (schema as { properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> }).properties
const identity = uploadRule(properties(realNameForm.schema)['idCardFront'] ?? {})
const payment = uploadRule(properties(paymentMethodForm.schema)['field_1'] ?? {})
const MB = 1_048_576

test.each([
  ['VAL-30.a', payment, 'image/jpeg', MB, null],
  ['VAL-30.ac', payment, 'image/png', MB, null],
  ['VAL-30.a', payment, 'image/bmp', MB, null],
  ['VAL-30.c', payment, 'image/png', MB + 1, 'image-size'],
  ['VAL-30.b', payment, 'image/gif', 100, 'image-type'],
  ['VAL-30.b', payment, null, 100, 'image-type'],
  ['VAL-31.a', identity, 'image/jpeg', 8 * MB, null],
  ['VAL-31.ac', identity, 'image/png', 8 * MB, null],
  ['VAL-31.c', identity, 'image/png', 8 * MB + 1, 'image-size'],
  ['VAL-31.b', identity, 'image/bmp', 100, 'image-type'],
  ['VAL-31.b', identity, null, 0, 'image-type'],
] as const)('%s %j: %s of %d bytes: %s', async (_code, rule, type, bytes, error) => {
  expect((await fileError(file(type, bytes), rule, 'en-US'))?.rule ?? null).toBe(error)
})

test('types and sizes are formatted for readers', () => {
  expect(typeNames(payment.types, 'en-US')).toBe('JPG, PNG, or BMP')
  expect(typeNames(identity.types, 'zh-CN')).toBe('JPG 或 PNG')
  expect([megabytes(MB), megabytes(MB + 1), megabytes(8 * MB)]).toEqual([1, 1.01, 8])
})

test.each([
  ['image/gif', 100, identity, { rule: 'image-type', values: { types: 'JPG or PNG' } }],
  ['image/png', 9 * MB, identity, { rule: 'image-size', values: { most: 8, size: 9 } }],
  ['image/png', 1, payment, { rule: 'image-type', values: { types: 'JPG, PNG, or BMP' } }],
] as const)('a refused %s of %d bytes is told with %o', async (type, bytes, rule, error) => {
  expect(await fileError(file(type, bytes), rule, 'en-US')).toEqual(error)
})

test('only the beginning of a picture is read to know its type', async () => {
  const picked = file('image/png', MB)
  const whole = vi.spyOn(picked, 'arrayBuffer')
  expect(await fileError(picked, payment, 'en-US')).toBeNull()
  expect(whole).not.toHaveBeenCalled()
})

test.each([undefined, null, 'uploadImage'])('a field whose upload rule is %j takes no picture', (rule) => {
  expect(() => uploadRule({ 'x-upload': rule })).toThrow('the contract allows no picture here')
})

test('the upload rule of a field is the contract’s', () => {
  const rule = { operation: 'uploadImage', types: ['image/png'], maxBytes: 7 }
  expect(uploadRule({ type: 'string', 'x-upload': rule })).toEqual(rule)
})

test.each([12, 40, 52, 56, 64, 108, 124])('a bitmap with a header of %d bytes is recognised', (size) => {
  const bytes = Uint8Array.from(HEADS['image/bmp'], (byte, at) => (at === 14 ? size : byte))
  expect(typeOfBytes(bytes)).toBe('image/bmp')
})
