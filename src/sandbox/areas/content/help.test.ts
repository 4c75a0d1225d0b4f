import { expect, test } from 'vitest'
import type { HelpArticle } from '#generated/wire/help-article.ts'
import type { HelpSection } from '#generated/wire/help-section.ts'
import { contractFacts } from './contract-facts.ts'
import { filled, toHtml } from './content-text.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const box = await testSandbox()
const ask = async (path: string, fields: Readonly<Record<string, string>> = {}, lang = 'en_US') =>
  (await box.call(`/uc/ancillary/${path}`, fields, { lang })).data

test('FEAT-24.b every help page has its category, its place there, its time, and may be pinned', async () => {
  const all = (await ask('system/help')) as HelpArticle[]
  expect(
    all.map(({ id, sysHelpClassification, sort, createTime, isTop }) =>
      [id, sysHelpClassification, sort, createTime, isTop].join(),
    ),
  ).toEqual([
    '1,0,1,2026-06-01 09:00:00,0',
    '2,0,2,2026-06-01 09:10:00,1',
    '3,0,3,2026-06-02 14:00:00,1',
    '4,1,1,2026-06-10 10:00:00,0',
    '5,1,2,2026-06-10 10:05:00,1',
    '6,1,3,2026-07-01 10:00:00,1',
    '7,2,1,2026-06-15 09:00:00,0',
    '8,2,2,2026-06-15 09:30:00,1',
    '9,3,1,2026-06-20 09:00:00,1',
    '10,5,1,2026-06-01 08:00:00,1',
    '11,6,1,2026-07-05 12:00:00,1',
    '12,1,4,2026-08-03 10:00:00,1',
    '13,2,3,2026-08-11 09:00:00,1',
    '14,1,5,2026-08-12 09:00:00,1',
    '15,6,2,2026-08-20 10:00:00,1',
    '16,2,4,2026-09-01 09:00:00,1',
    '17,2,5,2026-09-01 09:10:00,1',
    '18,2,6,2026-09-01 09:20:00,1',
  ])
  expect(all.every(({ content }) => content?.startsWith('<'))).toBe(true)
})

const COIN = {
  id: 9,
  title: 'Qu’est-ce que l’Openbourse Token (OBX)\u202f?',
  content:
    '<p>OBX est la crypto inventée de cette plateforme d’entraînement. Son prix bouge comme celui des autres, et elle ne vaut rien ailleurs.</p>',
  sysHelpClassification: 3,
  imgUrl: null,
  isTop: '1',
  author: 'Openbourse',
  status: 0,
  sort: 1,
  lang: 'fr_FR',
  createTime: '2026-06-20 09:00:00',
}

test('FEAT-24.b a help page is read whole; a list of its category leaves its text out', async () => {
  expect(await ask('more/help/detail', { id: '9' }, 'fr_FR')).toEqual(COIN)
  expect(await ask('system/help', { sysHelpClassification: '3' }, 'fr_FR')).toEqual([COIN])
  expect(await ask('more/help/page', { cate: '3', lang: 'fr_FR' })).toEqual({
    content: [{ ...COIN, content: null }],
    totalPage: 1,
    totalElements: 1,
  })
})

test('FEAT-24.b sections have titles in two languages, and five pages each unless another number is asked for', async () => {
  const sections = async (fields?: Readonly<Record<string, string>>, lang?: string) =>
    (await ask('more/help', fields, lang)) as HelpSection[]
  const all = await sections()
  expect(all.map(({ cate, titleCN, titleEN }) => [cate, titleCN, titleEN])).toEqual([
    [0, '新手指南', 'Getting started'],
    [1, '常见问题', 'Frequent questions'],
    [2, '交易指南', 'Trading guide'],
    [3, '币种资料', 'Coins'],
    [5, '条款说明', 'Terms'],
    [6, '其他', 'Other'],
  ])
  const idsOf = (sections: readonly HelpSection[]) =>
    sections.map(({ content }) => content.map(({ id }) => id))
  const [started, questions] = [
    [1, 2, 3],
    [4, 5, 6, 12, 14],
  ]
  expect(idsOf(all)).toEqual([started, questions, [7, 8, 13, 16, 17], [9], [10], [11, 15]])
  expect(idsOf(await sections({ total: '6' }))[2]).toEqual([7, 8, 13, 16, 17, 18])
  expect(idsOf(await sections({ total: '1' }))).toEqual([[1], [4], [7], [9], [10], [11]])
  const coins = { ...COIN, content: null }
  expect((await sections({}, 'fr_FR'))[3]?.content).toEqual([coins])
  expect((await sections({ lang: 'fr_FR' }, 'de_DE'))[3]?.content).toEqual([coins])
})

test('FEAT-24.b a category is paged, and only its pinned pages stand on top', async () => {
  const page = async (pageNo: string) => {
    const fields = { cate: '1', lang: 'en_US', pageNo, pageSize: '2' }
    const { content, ...rest } = (await ask('more/help/page', fields)) as { content: HelpArticle[] }
    return { ids: content.map(({ id }) => id), ...rest }
  }
  expect(await page('1')).toEqual({ ids: [4, 5], totalPage: 3, totalElements: 5 })
  expect(await page('3')).toEqual({ ids: [14], totalPage: 3, totalElements: 5 })
  expect(await page('4')).toEqual({ ids: [], totalPage: 3, totalElements: 5 })
  const top = async (cate: string) =>
    ((await ask('more/help/page/top', { cate, lang: 'en_US' })) as HelpArticle[]).map(({ id }) => id)
  expect([await top('0'), await top('1'), await top('2'), await top('3')]).toEqual([[1], [4], [7], []])
})

test('FEAT-24.b the facts of the contracts are told with their signs', () => {
  expect(contractFacts('en_US')).toEqual({
    deepCoins: 'BTC and ETH',
    deepLeverage: '100',
    deepMaintenance: '0.5%',
    leverage: '50',
    maintenance: '1%',
    openFee: '0.05%',
    closeFee: '0.05%',
    hours: '8',
    moments: '08:00, 16:00, and 24:00',
    usualRate: '0.01%',
    mostRate: '0.75%',
    size: '0.10',
    price: '50,000',
    times: '20',
    value: '5,000',
    margin: '250',
    fee: '2.50',
    funding: '0.50',
    longPrice: '47,762.69',
    shortPrice: '52,212.82',
  })
  expect(contractFacts('de_DE')).toMatchObject({
    deepCoins: 'BTC und ETH',
    moments: '08:00, 16:00 und 24:00',
    mostRate: '0,75\u00a0%',
    price: '50.000',
    longPrice: '47.762,69',
  })
})

test.each([
  [['#1 of all'], '<p>#1 of all</p>'],
  [['-5 %'], '<p>-5 %</p>'],
  [['one # two - three'], '<p>one # two - three</p>'],
  [['# - one'], '<h2>- one</h2>'],
  [['- # one'], '<ul><li># one</li></ul>'],
  [['- one', 'between', '- two'], '<ul><li>one</li></ul><p>between</p><ul><li>two</li></ul>'],
  [['# <a href="x">'], '<h2>&lt;a href=&quot;x&quot;&gt;</h2>'],
  [['- &amp;'], '<ul><li>&amp;amp;</li></ul>'],
  [[], ''],
])('FEAT-24.d a text of %j is the HTML %s', (text, html) => {
  expect(toHtml(text)).toBe(html)
})

test('every place of a text is filled where there is a value for it', () => {
  const text = ['{price} for {size}, {price} again', '{other} {}', 'none']
  expect(filled(text, { price: '50', size: '' })).toEqual(['50 for , 50 again', '{other} {}', 'none'])
})
