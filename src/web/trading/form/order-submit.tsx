import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { type ReactNode, useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { useSession, useStore } from '#src/web/session/hooks.ts'
import type { Health } from '#src/web/streams/live.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import styles from './order-form.module.css'
import { OrderGate } from './order-gate.tsx'
import { SubmitBar } from './submit-bar.tsx'

type OrderSubmitProps = {
  /** Places the order. */
  readonly operation: Operation
  readonly look: 'buy' | 'sell'
  readonly health: Health
  /** The server's refusal of the order that was sent last; null without one. */
  readonly refused: string | null
  /** Why the market takes no such order at the moment. */
  readonly stop: AreaKeys['server'] | null
  readonly isPending: boolean
  /** Names and figures that a phone shows above the button. */
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/** The end of an order form: its warnings, the submit button or what is missing for it, and if orders are confirmed. */
export function OrderSubmit(props: OrderSubmitProps) {
  const { operation, look, health, refused, stop, isPending, facts, children } = props
  const t = useText<AreaKeys['trading'] | AreaKeys['server']>()
  const isMember = useSession().status === 'member'
  const { ask } = useStore(tradingPreferences)
  const reason = useId()
  return (
    <>
      {isMember && health !== 'live' && health !== 'loading' && (
        <output className={styles.warning}>
          <Warning16Regular />
          {t('trading.form.stale')}
        </output>
      )}
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      {stop !== null && (
        <output className={styles.warning}>
          <Warning16Regular />
          {/* An output names itself by its label, not by what is in it. */}
          <span id={reason}>{t(stop)}</span>
        </output>
      )}
      <OrderGate operation={operation}>
        <SubmitBar facts={facts}>
          <Button
            type="submit"
            look={look}
            size="touch"
            block
            busy={isPending}
            disabled={stop !== null}
            {...(stop !== null && { 'aria-describedby': reason })}
          >
            {children}
          </Button>
        </SubmitBar>
      </OrderGate>
      {isMember && (
        <Switch
          look="quiet"
          label={t('trading.form.ask')}
          checked={ask}
          onChange={(checked) => setTradingPreferences({ ask: checked })}
        />
      )}
    </>
  )
}
