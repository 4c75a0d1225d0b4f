import { Fragment, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ChatMessage } from '#generated/models/chat-message.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './chat.module.css'
import { isMine, isNotice, keyOf } from './messages.ts'
import type { ChatState } from './use-chat.ts'

type ChatLogProps = {
  readonly order: Pick<OtcOrderDetail, 'myId' | 'otherSide'>
  readonly chat: ChatState
  readonly messages: readonly ChatMessage[]
  readonly newFrom: Instant | null
}

/** Pixels from the end within which the reader follows what comes. */
const NEAR = 80

/** The messages, newest at the bottom and in view; a screen reader hears new ones when it has time. */
export function ChatLog({ order, chat, messages, newFrom }: ChatLogProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const { outgoing, hasOlder, showOlder, sendAgain } = chat
  const last = messages.at(-1)
  const end = `${last === undefined ? '' : keyOf(last)} ${outgoing.length}`
  useLayoutEffect(() => {
    const place = log.current
    if (place !== null && end !== '' && isAtEnd.current) place.scrollTop = place.scrollHeight
  }, [end])
  const firstNew =
    newFrom === null
      ? undefined
      : messages.find((message) => message.sendTime > newFrom && !isMine(message, order.myId))
  const dayOf = (message: ChatMessage): string => formatInstant(message.sendTime, locale, 'day')
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('c2c-orders.chat.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
      className={styles.log}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
      }}
    >
      {hasOlder && (
        <Button look="subtle" size="small" onClick={showOlder}>
          {t('c2c-orders.chat.older')}
        </Button>
      )}
      {messages.length === 0 && outgoing.length === 0 && (
        <p className={styles.none}>{t('c2c-orders.chat.none')}</p>
      )}
      {messages.map((message, at) => {
        const before = messages[at - 1]
        return (
          <Fragment key={keyOf(message)}>
            {(before === undefined || dayOf(before) !== dayOf(message)) && (
              <p className={styles.day}>{dayOf(message)}</p>
            )}
            {message === firstNew && <p className={styles.new}>{t('c2c-orders.chat.new')}</p>}
            <Message message={message} order={order} />
          </Fragment>
        )
      })}
      {outgoing.map(({ id, content, failed }) => (
        <div key={id} className={styles.mine} data-failed={failed}>
          <p className={styles.bubble}>{content}</p>
          <p className={styles.time}>
            {t(failed ? 'c2c-orders.chat.notSent' : 'c2c-orders.chat.sending')}
            {failed && (
              <Button look="subtle" size="small" onClick={() => sendAgain(id)}>
                {t('c2c-orders.chat.again')}
              </Button>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}

type MessageProps = { readonly message: ChatMessage; readonly order: ChatLogProps['order'] }

function Message({ message, order }: MessageProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { locale } = useIntl()
  const time = formatInstant(message.sendTime, locale, 'clock')
  if (isNotice(message))
    return (
      <p className={styles.notice}>
        {message.content} <span className={styles.clock}>{time}</span>
      </p>
    )
  const mine = isMine(message, order.myId)
  const who = mine ? t('c2c-orders.chat.you') : (message.nameFrom ?? order.otherSide)
  return (
    <div className={mine ? styles.mine : styles.theirs}>
      <p className={styles.bubble}>{message.content}</p>
      <p className={styles.time}>{t('c2c-orders.chat.by', { name: who, time })}</p>
    </div>
  )
}
