import { expect, test } from 'vitest'
import type { Advertisement } from '#generated/wire/advertisement.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const box = await testSandbox()
const banners = async (fields: Readonly<Record<string, string>> = {}, lang = 'en_US') =>
  (await box.call('/uc/ancillary/system/advertise', fields, { lang })).data as Advertisement[]

test('each banner of a place has its words, its picture, its link and its order', async () => {
  const carousel = await banners({ sysAdvertiseLocation: '1' }, 'de_DE')
  expect(carousel[1]).toEqual({
    serialNumber: 'merchant-1-de_DE',
    name: 'Händler werden und eigene Anzeigen aufgeben',
    sysAdvertiseLocation: 1,
    lang: 'de_DE',
    startTime: '2026-01-01 00:00:00',
    endTime: '2036-01-01 00:00:00',
    url: '/api/media/banner/merchant/de_DE.svg',
    linkUrl: '/identbusiness',
    remark: null,
    status: 0,
    createTime: '2026-01-01 00:00:00',
    content: null,
    author: null,
    sort: 2,
  })
  expect(carousel.map(({ serialNumber, linkUrl, sort }) => [serialNumber, linkUrl, sort])).toEqual([
    ['welcome-1-de_DE', '/Register', 1],
    ['merchant-1-de_DE', '/identbusiness', 2],
    ['reading-1-de_DE', '/whitepaper', 3],
    ['sandbox-1-de_DE', '/about', 4],
  ])
})

test('banners of one place are asked for, or those of all places', async () => {
  const places = async (fields?: Readonly<Record<string, string>>) =>
    (await banners(fields)).map(({ sysAdvertiseLocation }) => sysAdvertiseLocation)
  expect(await places({ sysAdvertiseLocation: '0' })).toEqual([0, 0, 0, 0])
  expect(await places({ sysAdvertiseLocation: '2' })).toEqual([2, 2, 2, 2])
  expect(await places()).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
})

test('a caller that cannot set the header names the language of the banners in the request', async () => {
  const [first] = await banners({ sysAdvertiseLocation: '1', lang: 'es_ES' })
  expect(first).toMatchObject({
    name: 'Te damos la bienvenida a Openbourse',
    lang: 'es_ES',
    url: '/api/media/banner/welcome/es_ES.svg',
  })
})

test('each banner has a picture of its own, with its words, in each language', async () => {
  for (const lang of ['en_US', 'ja_JP']) {
    const drawings = new Set<string>()
    for (const { url, name } of await banners({ sysAdvertiseLocation: '1' }, lang)) {
      const response = await box.handle(new Request(`http://sandbox.test${url}`))
      const picture = (await response?.text()) ?? ''
      expect(response?.headers.get('content-type')).toBe('image/svg+xml')
      expect(picture).toContain(`<title>${name}</title>`)
      const [, drawing = ''] = /translate\(752 0\)">(.*)<\/g><g fill="white"/.exec(picture) ?? []
      expect(drawing).toMatch(/^<(?:path|rect|g) .*>$/)
      drawings.add(drawing)
    }
    expect(drawings.size).toBe(4)
  }
})
