import type { Activity } from '#generated/models/activity.ts'

type Texts = Pick<Activity, 'lang' | 'title' | 'titleEn' | 'detail' | 'detailEn' | 'content' | 'contentEn'>

export type ActivityTexts = { readonly title: string; readonly detail: string; readonly content: string }

/**
 * Returns name, summary and text of an activity, in the reader's language where the server has it. Servers that have two
 * languages only give Chinese and English.
 */
export function activityTexts(activity: Texts, locale: string): ActivityTexts {
  const { lang, title, titleEn, detail, detailEn, content, contentEn } = activity
  const isOwn = (lang ?? null) !== null || locale.startsWith('zh')
  const choose = (own: string | null, english: string | null): string =>
    (isOwn ? own || english : english || own) ?? ''
  return {
    title: choose(title, titleEn),
    detail: choose(detail, detailEn),
    content: choose(content, contentEn),
  }
}
