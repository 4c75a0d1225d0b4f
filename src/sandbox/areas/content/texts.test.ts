import { expect, test } from 'vitest'
import type { Announcement } from '#generated/wire/announcement.ts'
import type { HelpArticle } from '#generated/wire/help-article.ts'
import type { HelpSection } from '#generated/wire/help-section.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import type { Language } from '#generated/wire/language.ts'
import { filled, TEXTS, toHtml, type Written } from './content-text.ts'
import { contractFacts } from './contract-facts.ts'
import { HELP_ARTICLES } from './help-articles.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

const box = await testSandbox()
const ask = async (path: string, fields: Record<string, string> = {}, lang = 'en_US') =>
  (await box.call(path, fields, { lang })).data
const read = async (id: number, lang = 'en_US') => {
  const url = `http://sandbox.test/api/uc/announcement/${id}`
  const response = await box.handle(new Request(url, { headers: { lang } }))
  const answer = (await response?.json()) as { data: Announcement | null } | undefined
  return answer?.data
}

test('FEAT-24.a announcements are paged newest first, without their texts', async () => {
  const page = (await ask('/uc/announcement/page', { pageNo: '1', pageSize: '4' })) as {
    content: Announcement[]
    totalElements: number
  }
  expect(page.totalElements).toBe(ANNOUNCEMENTS.length)
  expect(page.content).toHaveLength(4)
  const times = page.content.map(({ createTime }) => createTime)
  expect(times.toSorted().toReversed()).toEqual(times)
  expect(page.content.every(({ content }) => content === null)).toBe(true)
  const rest = (await ask('/uc/announcement/page', { pageNo: '2', pageSize: '4' })) as {
    content: Announcement[]
  }
  expect(rest.content.at(-1)).toMatchObject({ title: 'Openbourse is open', isTop: '0' })
})

test('FEAT-24.a an announcement has its text in the reader’s language', async () => {
  expect(await read(1, 'de_DE')).toMatchObject({ title: 'Openbourse ist eröffnet', lang: 'de_DE' })
  expect(await read(1, 'zh_CN')).toMatchObject({ title: 'Openbourse 正式开放' })
  expect(await read(1, 'ko_KR')).toMatchObject({ title: 'Openbourse가 문을 열었습니다', lang: 'ko_KR' })
  expect(await read(99)).toBeNull()
})

test('FEAT-24.a an announcement names the ones before and after', async () => {
  const around = (id: string) => ask('/uc/announcement/more', { id })
  expect(await around('1')).toMatchObject({ info: { id: 1 }, back: null, next: { id: 2, content: null } })
  expect(await around('6')).toMatchObject({ info: { id: 6 }, back: { id: 5 }, next: null })
  expect((await box.call('/uc/announcement/more', { id: '99' })).code).toBe(500)
})

test('FEAT-24.b SHELL-03.a help is listed by category: sections, pages, pinned ones, texts', async () => {
  const sections = (await ask('/uc/ancillary/more/help', { total: '2' })) as HelpSection[]
  expect(sections.map(({ cate }) => cate)).toEqual([0, 1, 2, 3, 5, 6])
  expect(sections.every(({ content }) => content.length > 0 && content.length <= 2)).toBe(true)
  const list = await ask('/uc/ancillary/more/help/page', {
    cate: '0',
    lang: 'de_DE',
    pageNo: '1',
    pageSize: '2',
  })
  expect(list).toMatchObject({
    totalPage: 2,
    totalElements: 3,
    content: [{ title: 'So registrieren Sie sich' }, {}],
  })
  const top = await ask('/uc/ancillary/more/help/page/top', { cate: '1', lang: 'zh_CN' })
  expect(top).toMatchObject([{ id: 4, title: '充值什么时候到账？', content: null }])
  const texts = (await ask('/uc/ancillary/system/help', { sysHelpClassification: '2' })) as HelpArticle[]
  expect(texts.map(({ id }) => id)).toEqual([7, 8, 13, 16, 17, 18])
  expect(((await ask('/uc/ancillary/system/help')) as HelpArticle[]).length).toBe(HELP_ARTICLES.length)
  expect(await ask('/uc/ancillary/more/help/detail', { id: '10' })).toMatchObject({ title: 'Terms of use' })
  expect(await ask('/uc/ancillary/more/help/detail', { id: '99' })).toBeNull()
})

test('texts become escaped HTML', () => {
  expect(toHtml(['# A & B', 'x < y', '- one', '- "two"', '<script>'])).toBe(
    '<h2>A &amp; B</h2><p>x &lt; y</p><ul><li>one</li><li>&quot;two&quot;</li></ul><p>&lt;script&gt;</p>',
  )
})

test('FEAT-24.b help about perpetuals tells the numbers of the contracts, as the language writes them', async () => {
  const contentOf = async (id: number, lang: string) =>
    ((await ask('/uc/ancillary/more/help/detail', { id: String(id) }, lang)) as HelpArticle).content ?? ''
  const [margin, funding, liquidation] = await Promise.all([16, 17, 18].map((id) => contentOf(id, 'en_US')))
  expect(margin).toContain('The fee is 0.05% of the value to open and 0.05% to close.')
  expect(margin).toContain('up to 100× for BTC and ETH, up to 50× for all other coins')
  expect(margin).toContain(
    'worth 5,000 USDT. With leverage 20× the margin is 250 USDT and the fee 2.50 USDT.',
  )
  expect(funding).toContain('Every 8 hours, at 08:00, 16:00, and 24:00 (GMT+8)')
  expect(funding).toContain('usually 0.01%, never more than 0.75% either way')
  expect(funding).toContain('worth 5,000 USDT pays 0.50 USDT at 0.01%')
  expect(liquidation).toContain('Maintenance margin for BTC and ETH: 0.5% of the value')
  expect(liquidation).toContain('liquidated at 47,762.69 USDT, a short at 52,212.82 USDT')
  expect(await contentOf(18, 'de_DE')).toContain('47.762,69 USDT liquidiert, ein Short bei 52.212,82 USDT')
})

test('every place of a help article is filled, and every language has the same ones', () => {
  const placesIn = (text: readonly string[]) => text.join().match(/\{\w+\}/g) ?? []
  for (const [language, { help }] of Object.entries(TEXTS))
    for (const [key, { text }] of Object.entries<Written>(help)) {
      const own = new Map(Object.entries<Written>(TEXTS.en_US.help)).get(key)?.text ?? []
      expect([language, key, placesIn(text).toSorted()]).toEqual([language, key, placesIn(own).toSorted()])
      expect(placesIn(filled(text, contractFacts(language as Language)))).toEqual([])
    }
})

test('every text exists in nine languages, each different, with the same parts', () => {
  const shape = (text: readonly string[]) => text.map((line) => /^(?:# |- )/.exec(line)?.[0] ?? '')
  const all = Object.values(TEXTS)
  expect(all).toHaveLength(9)
  for (const area of ['announcements', 'help'] as const)
    for (const key of Object.keys(TEXTS.en_US[area])) {
      const texts = all.map((language) => new Map(Object.entries<Written>(language[area])).get(key))
      expect(new Set(texts.map((text) => text?.title)).size).toBe(9)
      expect(new Set(texts.map((text) => text && shape(text.text).join())).size).toBe(1)
    }
})
