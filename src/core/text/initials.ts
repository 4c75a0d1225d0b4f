/** Two letters that stand for a person: "Mara Keller" -> MK, "mara.keller@…" -> MK, "王小明" -> 王, "15012345678" -> 78. */
export function initialsOf(name: string): string {
  const local = name.split('@')[0] ?? ''
  if (/^\+?\d+$/.test(local)) return local.slice(-2)
  const words = local.split(/[\s._-]+/).filter((word) => word !== '')
  const first = Array.from(words[0] ?? '')
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(first[0] ?? ''))
    return first[0] ?? ''
  const second = words.length > 1 ? Array.from(words.at(-1) ?? '')[0] : first[1]
  return `${first[0] ?? ''}${second ?? ''}`.toUpperCase()
}
