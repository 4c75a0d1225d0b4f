import { expect, test } from 'vitest'
import { refuseAny } from '../../kernel/refusal.ts'
import type { PhotoType } from '../real-names/photo-types.ts'
import { START } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import { MEMBER, memberIn, moneyExchange, OTHER } from '../wallets/testing-money.ts'
import { ownPhoto } from './own-photo.ts'
import { IDENTITY_PHOTO, MOST_PHOTOS, PAYMENT_PHOTO, type PhotoRule } from './photos.ts'

type Keep = Extract<Command, { type: 'photo.keep' }>
const keep = (fields: Partial<Keep> = {}): Keep => ({
  type: 'photo.keep',
  member: MEMBER,
  hash: 'ab',
  media: 'image/png',
  size: 100,
  ...fields,
})

test('a picture has its whole record; the same of its member is kept once, that of another is another', () => {
  const { state, run } = moneyExchange()
  expect(run(keep({ media: 'image/gif', size: 7 }), START + 5)).toBe(1)
  expect(run(keep({ hash: 'cd' }), START + 6)).toBe(2)
  expect(run(keep({ member: OTHER }), START + 7)).toBe(3)
  expect([run(keep(), START + 8), run(keep({ hash: 'cd' })), run(keep({ member: OTHER }))]).toEqual([1, 2, 3])
  expect(state.photos).toEqual({
    1: { id: 1, member: MEMBER, hash: 'ab', media: 'image/gif', size: 7, time: START + 5 },
    2: { id: 2, member: MEMBER, hash: 'cd', media: 'image/png', size: 100, time: START + 6 },
    3: { id: 3, member: OTHER, hash: 'ab', media: 'image/png', size: 100, time: START + 7 },
  })
  expect([state.ownPhotos, state.nextPhotoId]).toEqual([{ [MEMBER]: [1, 2], [OTHER]: [3] }, 4])
})

test('a member keeps sixty pictures, whatever others keep', () => {
  const { state, run } = moneyExchange()
  for (let count = 0; count < MOST_PHOTOS; count++) {
    expect(run(keep({ hash: `${count}` }))).toBe(2 * count + 1)
    expect(run(keep({ hash: `${count}`, member: OTHER }))).toBe(2 * count + 2)
  }
  expect(MOST_PHOTOS).toBe(60)
  expect(run(keep({ hash: 'one more' }))).toBe('too-many-pictures')
  expect(run(keep({ hash: '59' }))).toBe(119)
  expect(state.nextPhotoId).toBe(121)
})

/** The answer of a field to an address: the number of the picture, or "field key" of the refusal. */
function named(address: string, rule: PhotoRule, photo: Partial<Keep> = {}): unknown {
  const { state, run } = moneyExchange()
  for (let count = 1; count < 12; count++) run(keep({ hash: `${count}`, member: OTHER }))
  run(keep(photo))
  const context = {
    engine: { view: () => state },
    member: () => memberIn(state),
    refuse: (key: string, field?: string) => refuseAny(`${field} ${key}`),
  }
  try {
    return ownPhoto(address, rule, { field: 'front', missing: 'missing-front' }, context).id
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test.each([
  '/media/photo/12.png',
  '/api/media/photo/12.jpg',
  'https://example.org/api/media/photo/12.png',
  '/media/photo/12.png?',
  '/media/photo/12.png?until=1795224600000&sign=ab',
])('the address %s names a picture of the member', (address) => {
  expect(named(address, IDENTITY_PHOTO)).toBe(12)
})

test.each([
  '',
  'front',
  '/media/photo/.png',
  '/media/photo/12',
  '/media/photo/12.p',
  '/media/photo/12.pn',
  '/media/photo/12.jpeg',
  '/media/photo/12.123',
  '/media/photo/12.PNG',
  '/media/photo/a2.png',
  '/media/photo/-12.png',
  '/media/photo/12.png#12',
  '/media/photo/12.png?a#12',
  '/media/photo/12.png/more',
  '/media/other/12.png',
  '/photo/12.png',
  `/media/photo/${'0'.repeat(14)}12.png`,
  // Of another member, and of nobody.
  '/media/photo/11.png',
  '/media/photo/2.png',
  '/media/photo/13.png',
])('the address %j names no picture of the member', (address) => {
  expect(named(address, IDENTITY_PHOTO)).toBe('front missing-front')
})

const TYPES: readonly PhotoType[] = ['image/jpeg', 'image/png', 'image/bmp', 'image/gif']

test.each([
  [
    'VAL-31.de a photo of an identity',
    IDENTITY_PHOTO,
    [12, 12, 'front format-not-support', 'front format-not-support'],
  ],
  ['a picture of a payment', PAYMENT_PHOTO, [12, 12, 12, 'front format-not-support']],
] as const)('%s has one of its types', (_, rule, answers) => {
  expect(TYPES.map((media) => named('/media/photo/12.png', rule, { media }))).toEqual(answers)
})

test.each([
  ['VAL-31.f a photo of an identity', IDENTITY_PHOTO, 8_388_608],
  ['a picture of a payment', PAYMENT_PHOTO, 1_048_576],
] as const)('%s has at most its bytes', (_, rule, size) => {
  const sizes = [1, size - 1, size, size + 1]
  expect(sizes.map((each) => named('/media/photo/12.png', rule, { size: each }))).toEqual([
    12,
    12,
    12,
    'front too-large',
  ])
})
