/** Faces that systems bring along; nothing is downloaded. Western letters and all figures come from these. */
const WESTERN =
  '"Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, "Inter", "Roboto", "Helvetica Neue", "Noto Sans"'

/** Faces with East Asian characters, by language: the same character is written differently in each. */
const EASTERN = {
  'zh-CN': '"PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Noto Sans SC"',
  'zh-HK': '"PingFang HK", "Microsoft JhengHei UI", "Noto Sans CJK HK", "Noto Sans HK"',
  'ja-JP': '"Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans CJK JP", "Noto Sans JP"',
  'ko-KR': '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"',
} as const

const stack = (eastern: string): string => `${WESTERN}, ${eastern}, sans-serif`

/**
 * The face of Western languages. Where a system has no Western face at all, the Korean one steps in: unlike
 * the Chinese and Japanese ones it does not set apostrophes and quotation marks as wide as a character.
 */
export const fontFamilyBase = stack('"Noto Sans CJK KR"')

/** The faces of the other languages, by tag. */
export const fontFamilies: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EASTERN).map(([tag, faces]) => [tag, stack(faces)]),
)
