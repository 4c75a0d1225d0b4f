import { expect, test } from 'vitest'
import { PHOTO_EXTENSION, type PhotoType, photoType } from './photo-types.ts'
import { verdictOn } from './verdict.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bmp = (size: number, high = 0, [first, second] = [0x42, 0x4d]): readonly number[] => [
  first ?? 0,
  second ?? 0,
  ...Array.from({ length: 12 }, () => 7),
  size,
  high,
]
const without = (bytes: readonly number[], at: number): readonly number[] =>
  bytes.map((byte, index) => (index === at ? byte + 1 : byte))

const PICTURES: readonly (readonly [name: string, bytes: readonly number[], type: PhotoType | undefined])[] =
  [
    ['JPEG', [0xff, 0xd8, 0xff, 1], 'image/jpeg'],
    ['PNG', [...PNG, 1], 'image/png'],
    ['GIF of 1987', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61], 'image/gif'],
    ['GIF of 1989', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'image/gif'],
    ['GIF of no year', [0x47, 0x49, 0x46, 0x38, 0x38, 0x61], undefined],
    ...[12, 40, 52, 56, 64, 108, 124].map((size) => [`BMP ${size}`, bmp(size), 'image/bmp'] as const),
    ['BMP of an unknown header', bmp(41), undefined],
    ['BMP of a header that is too large', bmp(40, 1), undefined],
    ['no BMP by its first letter', bmp(40, 0, [0x43, 0x4d]), undefined],
    ['no BMP by its second letter', bmp(40, 0, [0x42, 0x4e]), undefined],
    ['two letters', [0x42, 0x4d], undefined],
    ['a short PNG', PNG.slice(0, 7), undefined],
    ['a short JPEG', [0xff, 0xd8], undefined],
    ['nothing', [], undefined],
    ...PNG.map((_byte, at) => [`PNG without byte ${at}`, without(PNG, at), undefined] as const),
  ]

test.each(PICTURES)('VAL-31.de the first bytes of a picture tell its type: %s', (_what, bytes, type) => {
  expect(photoType(Uint8Array.from(bytes))).toBe(type)
})

test('a picture has the extension of its type', () => {
  expect(PHOTO_EXTENSION).toEqual({
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/bmp': 'bmp',
  })
})

test.each([
  [['Ada', 'Lovelace'], null],
  [['Ada REFUSE', 'Lovelace'], 'reason'],
  [['Ada', 'REFUSE'], 'reason'],
  [['Ada refuse', 'REFUSED', 'UNREFUSE'], null],
  [[], null],
])('a review of %o ends with %s', (texts, verdict) => {
  expect(verdictOn(texts, 'reason')).toBe(verdict)
})
