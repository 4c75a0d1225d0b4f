import { expect, test } from 'vitest'
import type { Announcement } from '#generated/wire/announcement.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const box = await testSandbox()
const ask = (path: string, fields: Readonly<Record<string, string>> = {}, lang = 'en_US') =>
  box.call(`/uc/announcement/${path}`, fields, { lang })

test('FEAT-24.a the list has each announcement with category, place and time, the oldest one pinned', async () => {
  const { data } = await ask('page')
  const { content, ...rest } = data as { content: Announcement[] }
  expect(rest).toEqual({ totalElements: 6, totalPages: 1, size: 10 })
  expect(
    content.map(({ id, announcementClassification, createTime, isTop, sort }) =>
      [id, announcementClassification, createTime, isTop, sort].join(),
    ),
  ).toEqual([
    '6,0,2026-11-16 09:30:00,1,1',
    '5,3,2026-10-27 08:00:00,1,2',
    '4,2,2026-09-18 16:00:00,1,3',
    '3,1,2026-08-20 10:30:00,1,4',
    '2,4,2026-07-14 11:00:00,1,5',
    '1,0,2026-06-01 09:00:00,0,6',
  ])
})

const AVAX = {
  id: 2,
  title: 'Neu gelistet: Avalanche (AVAX)',
  content: [
    '<p>AVAX lässt sich ab sofort einzahlen, auszahlen und gegen USDT handeln.</p>',
    '<ul><li>Einzahlungen werden nach drei Bestätigungen des Netzwerks gutgeschrieben, ',
    'etwa nach drei Minuten.</li><li>Die kleinste Auszahlung beträgt 0,1 AVAX.</li></ul>',
  ].join(''),
  announcementClassification: 4,
  imgUrl: null,
  isShow: true,
  isTop: '1',
  sort: 5,
  lang: 'de_DE',
  createTime: '2026-07-14 11:00:00',
}

test('FEAT-24.a an announcement is read whole; in the list and beside others its text is left out', async () => {
  const inList = { ...AVAX, content: null }
  const read = await box.bare('GET', '/uc/announcement/2', {}, { lang: 'de_DE' })
  expect(read).toMatchObject({ code: 0, data: AVAX })
  expect((await ask('page', { pageNo: '5', pageSize: '1' }, 'de_DE')).data).toEqual({
    content: [inList],
    totalElements: 6,
    totalPages: 6,
    size: 1,
  })
  expect((await ask('more', { id: '2' }, 'de_DE')).data).toMatchObject({ info: AVAX })
  expect((await ask('more', { id: '3' }, 'de_DE')).data).toMatchObject({ info: { id: 3 }, back: inList })
  expect((await ask('more', { id: '1' }, 'de_DE')).data).toMatchObject({ info: { id: 1 }, next: inList })
})

test('FEAT-24.a the one before an announcement is older, the one after it newer', async () => {
  expect((await ask('more', { id: '4' })).data).toMatchObject({
    back: { id: 3, createTime: '2026-08-20 10:30:00' },
    info: { id: 4, createTime: '2026-09-18 16:00:00' },
    next: { id: 5, createTime: '2026-10-27 08:00:00' },
  })
})

test.each(['0', '7'])('an announcement %s, which there is not, has no neighbours', async (id) => {
  expect(await ask('more', { id })).toMatchObject(refusedWith('record-not-found', 'id'))
})
