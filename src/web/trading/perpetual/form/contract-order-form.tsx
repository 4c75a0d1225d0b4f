import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { errorText } from '#src/web/forms/texts.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import styles from '../../form/order-form.module.css'
import { OrderSubmit } from '../../form/order-submit.tsx'
import { stepped } from '../../form/order-math.ts'
import { QuickPrices } from '../../form/quick-prices.tsx'
import type { Market } from '../../market.ts'
import { sizeText } from '../positions/figure-texts.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import { AvailableMargin } from './available-margin.tsx'
import { ConfirmContractOrder } from './confirm-contract-order.tsx'
import { actions, type DraftField, kinds, type OrderKind } from './contract-draft.ts'
import { ContractFacts, FactsBeside } from './contract-facts.tsx'
import { MarginButtons, type MarginChange, MarginDialogs } from './margin-buttons.tsx'
import { hasPrice, sizeOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import { SizeField } from './size-field.tsx'
import { StopFields } from './stop-fields.tsx'
import { useContractOrder } from './use-contract-order.ts'

const KIND_WORDS = {
  limit: 'trading.type.limit',
  market: 'trading.type.market',
  trigger: 'swap.kind.trigger',
} as const satisfies Record<OrderKind, string>

type ContractOrderFormProps = { readonly market: Market; readonly ordering: Ordering }

/** The form of an order for a contract: open or close, side, kind, prices, size, stops; its cost and its risk. */
export function ContractOrderForm({ market, ordering }: ContractOrderFormProps) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap']>()
  const intl = useIntl()
  const order = useContractOrder(market, ordering)
  const { transferSearch } = usePerpetual()
  const isMember = useSession().status === 'member'
  const form = useRef<HTMLFormElement>(null)
  const [marginChange, setMarginChange] = useState<MarginChange | null>(null)
  const { draft, terms, volume } = order
  const sizeUnit = terms?.contract.sizeUnit ?? ''
  const opens = draft.action === 'open'
  const buys = opens === (draft.direction === 'long')
  const definition = opens ? ordering.opening : ordering.closing
  const words = {
    id: definition.id,
    fields: definition.ui.fields,
    units: {
      entrustPrice: market.quote,
      triggerPrice: market.quote,
      minPrice: market.quote,
      maxPrice: market.quote,
      volume: market.amountUnit,
    },
  }
  const say = (field: DraftField): string | null => {
    const fault = order.faultAt(field)
    return fault && errorText(intl, words, fault)
  }
  const closable = order.most === null || terms === undefined ? null : sizeOf(order.most, terms.contract)
  const size = volume === null || terms === undefined ? null : sizeOf(volume, terms.contract)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isMember) return
    const wrong = order.submit()
    if (wrong !== null) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const price = (field: 'price' | 'trigger', label: string, filled: boolean) => (
    <DecimalField
      name={field}
      label={label}
      unit={market.quote}
      places={market.scales.price}
      value={draft[field]}
      fault={say(field)}
      onChange={(value) => order.change({ [field]: value })}
      onLeave={() => order.leave(field)}
      onMark={(rule) => order.mark(field, rule)}
      onStep={(steps) => {
        const from = field === 'price' ? order.priceToCount() : order.roughPrice()
        if (from !== null)
          order.change({ [field]: fillText(stepped(from, steps, market.scales.price), market.scales.price) })
      }}
    >
      {filled && <QuickPrices market={market} onChoose={order.fill} />}
    </DecimalField>
  )
  return (
    <>
      <form ref={form} className={styles.form} noValidate aria-label={t('trading.form')} onSubmit={submit}>
        <div className={styles.head}>
          <Segments
            label={t('swap.action')}
            look="line"
            value={draft.action}
            options={actions.map((value) => ({ value, label: t(`swap.action.${value}`) }))}
            onChange={(action) => order.change({ action })}
          />
          <MarginButtons order={order} onOpen={setMarginChange} />
        </div>
        <Segments
          label={t('trading.side')}
          look="side"
          size="large"
          block
          value={draft.direction}
          options={[
            { value: 'long', label: t('swap.long') },
            { value: 'short', label: t('swap.short') },
          ]}
          onChange={(direction) => order.change({ direction })}
        />
        <Segments
          label={t('trading.type')}
          look="line"
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
          onChange={(kind) => order.change({ kind })}
        />
        <p className={styles.available}>
          <span>{t(opens ? 'swap.available' : 'swap.closable')}</span>
          <span className={styles.balance}>
            {opens ? (
              <AvailableMargin symbol={market.symbol} />
            ) : (
              formatDecimal(closable, intl.locale, {
                trim: true,
                ...(closable !== null && { unit: sizeUnit }),
              })
            )}
            {isMember && opens && (
              <Link
                to={{ search: transferSearch(market.symbol) }}
                className={styles.add ?? ''}
                aria-label={t('trading.transfer')}
                data-tooltip={t('trading.transfer')}
              >
                <Add16Regular />
              </Link>
            )}
          </span>
        </p>
        {draft.kind === 'trigger' && (
          <>
            {price('trigger', t('swap.trigger'), false)}
            <Segments
              label={t('swap.after')}
              size="small"
              block
              value={draft.isLimitAfter ? 'limit' : 'market'}
              options={[
                { value: 'market', label: t('swap.after.market') },
                { value: 'limit', label: t('swap.after.limit') },
              ]}
              onChange={(after) => order.change({ isLimitAfter: after === 'limit' })}
            />
          </>
        )}
        {hasPrice(draft) && price('price', t('trading.price'), true)}
        {draft.kind === 'market' && <p className={styles.market}>{t('trading.form.marketPrice')}</p>}
        <SizeField market={market} ordering={ordering} order={order} fault={say('size')} />
        {opens && <StopFields market={market} order={order} say={say} />}
        <ContractFacts market={market} order={order} />
        <OrderSubmit
          operation={ordering.operations[draft.action]}
          look={buys ? 'buy' : 'sell'}
          health={order.health}
          refused={order.message}
          stop={order.stop}
          isPending={order.isPending}
          facts={<FactsBeside market={market} order={order} />}
        >
          {t('swap.submit', {
            action: draft.action,
            direction: draft.direction,
            size: size === null ? '' : sizeText(size, intl.locale, sizeUnit),
          })}
        </OrderSubmit>
        {order.asked !== null && (
          <ConfirmContractOrder
            market={market}
            asked={order.asked}
            busy={order.isPending}
            onConfirm={order.confirm}
            onCancel={order.dismiss}
          />
        )}
      </form>
      <MarginDialogs
        market={market}
        ordering={ordering}
        order={order}
        open={marginChange}
        onClose={() => setMarginChange(null)}
      />
    </>
  )
}
