import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picture } from '../../../hosts/memory/testing-pictures.ts'
import type { PhotoType } from '../../real-names/photo-types.ts'
import { exifOf, orientationOf } from './exif-orientation.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Bytes of texts, of one byte a letter. */
const bytes = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)]),
  )

const jpegSegment = (marker: number, data: string): string =>
  `\xFF${String.fromCharCode(marker, (data.length + 2) >> 8, (data.length + 2) & 0xff)}${data}`

const pngChunk = (name: string, data: string): string =>
  `\0\0${String.fromCharCode(data.length >> 8, data.length & 0xff)}${name}${data}CRC!`

/** EXIF with a maker, a place and an orientation, as a camera writes it. */
function exif(orientation: number, isLittle: boolean): string {
  const text = Buffer.alloc(80)
  const [short, long] = isLittle
    ? ([text.writeUInt16LE.bind(text), text.writeUInt32LE.bind(text)] as const)
    : ([text.writeUInt16BE.bind(text), text.writeUInt32BE.bind(text)] as const)
  text.write(`Exif\0\0${isLittle ? 'II' : 'MM'}`, 'latin1')
  short(42, 8)
  long(8, 10)
  short(3, 14)
  const entries = [
    [0x010f, 2, 6],
    [0x0112, 3, 1],
    [0x8825, 4, 1],
  ] as const
  for (const [index, [tag, type, count]] of entries.entries()) {
    const at = 16 + index * 12
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    if (tag === 0x0112) short(orientation, at + 8)
    else long(50, at + 8)
  }
  text.write('PhoneY 48.2N16.4E', 56, 'latin1')
  return text.toString('latin1')
}

const JFIF = jpegSegment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0')
const PROFILE = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01colours')
const ADOBE = jpegSegment(0xee, 'Adobe\0d\0\0\0\0\0')
const TABLE = jpegSegment(0xdb, 'tables')
const SCAN = `${jpegSegment(0xda, '\x01\x01\0\0?\0')}pix\xFF\0els\xFF\xD0more${jpegSegment(0xc4, 'next')}${jpegSegment(0xda, '\x01\x01\0\0?\0')}second`

test.each([true, false])(
  'EXIF, XMP, IPTC, previews and comments leave a JPEG (little-endian: %s)',
  (isLittle) => {
    const sent = bytes(
      '\xFF\xD8',
      JFIF,
      jpegSegment(0xe1, exif(6, isLittle)),
      jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Ada</x:xmpmeta>'),
      PROFILE,
      jpegSegment(0xe2, 'MPF\0second picture'),
      jpegSegment(0xed, 'Photoshop 3.0\0author'),
      ADOBE,
      jpegSegment(0xfe, 'a comment'),
      TABLE,
      SCAN,
      '\xFF\xD9',
      'a film behind the end',
    )
    const [upright = new Uint8Array()] = exifOf(6)
    expect(withoutMetadata(sent, 'image/jpeg')).toEqual(
      bytes('\xFF\xD8', upright, JFIF, PROFILE, ADOBE, TABLE, SCAN, '\xFF\xD9'),
    )
  },
)

test.each([2, 3, 4, 5, 6, 7, 8])(
  'a JPEG that lies in way %i still does, and says nothing else',
  (orientation) => {
    const [segment = new Uint8Array()] = exifOf(orientation)
    expect(orientationOf(segment)).toBe(orientation)
    expect(orientationOf(bytes(jpegSegment(0xe1, exif(orientation, true))))).toBe(orientation)
  },
)

test.each([0, 1, 9, 0xffff])('the orientation %i needs no EXIF', (orientation) => {
  const sent = bytes('\xFF\xD8', jpegSegment(0xe1, exif(orientation, false)), SCAN, '\xFF\xD9')
  expect(withoutMetadata(sent, 'image/jpeg')).toEqual(bytes('\xFF\xD8', SCAN, '\xFF\xD9'))
})

test('a preview inside JFIF’s own segment leaves', () => {
  const sent = bytes(
    '\xFF\xD8',
    jpegSegment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01rgb'),
    SCAN,
    '\xFF\xD9',
  )
  expect(withoutMetadata(sent, 'image/jpeg')).toEqual(bytes('\xFF\xD8', SCAN, '\xFF\xD9'))
})

test('a JPEG that ends in its pixels is ended, one that ends before them is none', () => {
  expect(withoutMetadata(bytes('\xFF\xD8', TABLE, SCAN), 'image/jpeg')).toEqual(
    bytes('\xFF\xD8', TABLE, SCAN, '\xFF\xD9'),
  )
  for (const cut of ['', TABLE, TABLE.slice(0, 5), `${TABLE}\xFF`, `${TABLE}\xFF\xD9`])
    expect(withoutMetadata(bytes('\xFF\xD8', cut), 'image/jpeg')).toBeUndefined()
})

const PNG = '\x89PNG\r\n\x1A\n'
const HEADER = pngChunk('IHDR', 'size and kind')

test('texts, times, EXIF and unknown chunks leave a PNG', () => {
  const shown = [
    pngChunk('sRGB', '\0'),
    pngChunk('tRNS', 'grey'),
    pngChunk('IDAT', 'pixels'),
    pngChunk('IEND', ''),
  ]
  const told = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].map((name) => pngChunk(name, 'Ada, Vienna'))
  const sent = bytes(PNG, HEADER, shown[0] ?? '', ...told, ...shown.slice(1), 'behind the end')
  expect(withoutMetadata(sent, 'image/png')).toEqual(bytes(PNG, HEADER, ...shown))
})

test.each([
  ['without pixels and end', bytes(PNG, HEADER)],
  ['whose chunk is longer than the file', bytes(PNG, HEADER, '\0\0\xFF\xFFIDATpix')],
  ['that begins with another chunk', bytes(PNG, pngChunk('tEXt', 'x'), HEADER, pngChunk('IEND', ''))],
  ['of a signature only', bytes(PNG)],
])('a PNG %s is none', (_, sent) => {
  expect(withoutMetadata(sent, 'image/png')).toBeUndefined()
})

const SCREEN = 'GIF89a\x02\0\x02\0\x80\0\0RGBrgb'
const FRAME = `!\xF9\x04\0\0\0\0\0,\0\0\0\0\x02\0\x02\0\x80RGBrgb\x02\x03pix\x02el\0`

test('comments and other programs’ data leave a GIF, its repeats and pictures stay', () => {
  const repeats = '!\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0'
  const told = '!\xFE\x03Ada\x06Vienna\0!\xFF\x0BXMP DataXMP\x05<xmp>\0'
  const sent = bytes(SCREEN, repeats, told, FRAME, FRAME, ';behind the end')
  expect(withoutMetadata(sent, 'image/gif')).toEqual(bytes(SCREEN, repeats, FRAME, FRAME, ';'))
})

test.each([SCREEN, `${SCREEN}${FRAME}`, `${SCREEN}${FRAME.slice(0, -1)}`, `${SCREEN}?;`])(
  'a GIF without its end is none: %j',
  (text) => {
    expect(withoutMetadata(bytes(text), 'image/gif')).toBeUndefined()
  },
)

test.each(['png', 'jpeg', 'gif', 'bmp'] as const)('a %s without metadata stays as it is', (kind) => {
  expect(withoutMetadata(picture[kind](), `image/${kind}`)).toEqual(picture[kind]())
})

test('a picture of arbitrary parts that has lost its metadata has no more to lose', () => {
  const types: readonly PhotoType[] = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp']
  const starts = {
    'image/jpeg': '\xFF\xD8',
    'image/png': `${PNG}${HEADER}`,
    'image/gif': SCREEN,
    'image/bmp': 'BM',
  }
  const piece = fc.oneof(
    fc.constantFrom(SCAN, TABLE, JFIF, FRAME, pngChunk('IDAT', 'x'), pngChunk('IEND', ''), ';', '\xFF\xD9'),
    fc.uint8Array({ maxLength: 30 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.array(piece, { maxLength: 8 }), (type, pieces) => {
      const once = withoutMetadata(bytes(starts[type], ...pieces), type)
      fc.pre(once !== undefined)
      expect(withoutMetadata(once, type)).toEqual(once)
    }),
    { numRuns: 500 },
  )
})
