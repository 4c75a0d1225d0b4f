import { Send20Regular } from '@fluentui/react-icons/svg/send'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFormServices } from '#src/web/forms/services.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { readTyped, writeTyped } from './chat-draft.ts'
import styles from './chat.module.css'
import { LONGEST } from './use-chat.ts'

type ChatInputProps = {
  readonly orderSn: string
  readonly name: string
  readonly onSend: (text: string) => void
}

/** The field for a message. Enter sends it, Shift and Enter begin a line; what was not sent is kept as a draft. */
export function ChatInput({ orderSn, name, onSend }: ChatInputProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { formatNumber } = useIntl()
  const { drafts } = useFormServices()
  const [text, setText] = useState(() => readTyped(drafts, orderSn))
  const isTooLong = text.length > LONGEST
  const change = (next: string): void => {
    setText(next)
    writeTyped(drafts, orderSn, next)
  }
  const send = (): void => {
    const content = text.trim()
    if (content === '' || isTooLong) return
    onSend(content)
    change('')
  }
  const label = t('c2c-orders.chat.write', { name })
  return (
    <div className={styles.form}>
      <textarea
        rows={2}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        aria-invalid={isTooLong}
        aria-describedby="chat-count"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends a word of an input method belongs to the word.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <IconButton label={t('c2c-orders.chat.send')} icon={<Send20Regular />} onClick={send} />
      <p id="chat-count" className={styles.count} data-wrong={isTooLong}>
        {isTooLong
          ? t('c2c-orders.chat.tooLong', { most: LONGEST })
          : t('c2c-orders.chat.count', { count: formatNumber(text.length), most: formatNumber(LONGEST) })}
      </p>
    </div>
  )
}
