import { NO_VALUE } from '#src/core/money/format.ts'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import styles from './funds.module.css'

const HEAD = 8
const TAIL = 6

type LongTextProps = { readonly text: string | null | undefined; readonly copy: string }

/** An address or a hash, shortened in the middle, with a button that copies all of it. */
export function LongText({ text, copy }: LongTextProps) {
  if (text === null || text === undefined || text === '') return NO_VALUE
  const short = text.length > HEAD + TAIL + 1 ? `${text.slice(0, HEAD)}…${text.slice(-TAIL)}` : text
  return (
    <span className={styles.cut}>
      <span title={text}>{short}</span>
      <CopyButton text={text} label={copy} />
    </span>
  )
}
