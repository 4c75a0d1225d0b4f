import { november } from '#tests/support/local-time.ts'

/** An announcement of a day of November. */
export const news = (id: number, title: string, change: object = {}) => ({
  id,
  title,
  content: `<p>Text of ${title}</p>`,
  announcementClassification: 0,
  imgUrl: null,
  isShow: true,
  isTop: '1',
  sort: 0,
  lang: 'en_US',
  createTime: november(id, 9, 0).gmt8,
  ...change,
})

/** A help page of a day of November. */
export const help = (id: number, title: string, change: object = {}) => ({
  id,
  title,
  content: `<p>Text of ${title}</p>`,
  sysHelpClassification: 0,
  imgUrl: null,
  isTop: '1',
  author: null,
  status: 0,
  sort: 0,
  lang: 'en_US',
  createTime: november(id, 9, 0).gmt8,
  ...change,
})

/** A page of a list with so many entries in all. */
export const page = (content: readonly object[], totalElements = content.length) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
  totalPage: Math.ceil(totalElements / 20),
  size: 10,
  number: 0,
})

/** A category of help with its first pages. */
export const section = (cate: number, ...content: readonly object[]) => ({
  titleCN: 'wrong',
  titleEN: 'wrong',
  cate,
  content,
})
