import type { HelpArticle } from '#generated/wire/help-article.ts'
import type { Language } from '#generated/wire/language.ts'
import { filled, TEXTS, toHtml } from './content-text.ts'
import { contractFacts } from './contract-facts.ts'
import { HELP_ARTICLES, HELP_CATEGORIES, type HelpRow } from './help-articles.ts'
import type { Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'

function wire({ id, key, category, isPinned, time }: HelpRow, language: Language): HelpArticle {
  const written = TEXTS[language].help[key]
  return {
    id,
    title: written.title,
    content: toHtml(filled(written.text, contractFacts(language))),
    sysHelpClassification: category,
    imgUrl: null,
    isTop: isPinned ? '0' : '1',
    author: 'Openbourse',
    status: 0,
    sort: HELP_ARTICLES.filter((row) => row.category === category).findIndex((row) => row.id === id) + 1,
    lang: language,
    createTime: time,
  }
}

const inList = (row: HelpRow, language: Language): HelpArticle => ({ ...wire(row, language), content: null })
const about = (category: number): HelpRow[] => HELP_ARTICLES.filter((row) => row.category === category)

export const helpHandlers: Handlers = {
  listHelpSections: ({ body: { total = 5, lang } }, { language }) =>
    HELP_CATEGORIES.map(({ category, zh, en }) => ({
      titleCN: zh,
      titleEN: en,
      cate: category,
      content: about(category)
        .slice(0, total)
        .map((row) => inList(row, lang ?? language)),
    })),

  listHelpArticles({ body: { cate, lang, ...page } }) {
    const { content, totalElements, totalPages } = pageOf(about(cate), page)
    return { content: content.map((row) => inList(row, lang)), totalPage: totalPages, totalElements }
  },

  listTopHelpArticles: ({ body: { cate, lang } }) =>
    about(cate)
      .filter(({ isPinned }) => isPinned)
      .map((row) => inList(row, lang)),

  listHelpByCategory: ({ body: { sysHelpClassification } }, { language }) =>
    HELP_ARTICLES.filter(
      ({ category }) => sysHelpClassification === undefined || category === sysHelpClassification,
    ).map((row) => wire(row, language)),

  getHelpArticle({ body: { id } }, { language }) {
    const row = HELP_ARTICLES.find((each) => String(each.id) === String(id))
    return row === undefined ? null : wire(row, language)
  },
}
