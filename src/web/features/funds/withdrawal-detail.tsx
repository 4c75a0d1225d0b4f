import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Timeline, type TimelineStep } from '#src/web/ui/states/timeline.tsx'
import { LongText } from './long-text.tsx'
import { isReturned, paidFee, waivedFee } from './outcome.ts'
import { withdrawalState } from './states.ts'
import styles from './funds.module.css'

type WithdrawalDetailProps = { readonly withdrawal: Withdrawal; readonly onClose: () => void }

/** One withdrawal: its way from asking to arriving, where it goes, and what it cost. */
export function WithdrawalDetail({ withdrawal, onClose }: WithdrawalDetailProps) {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const id = useId()
  const { money, coinName: unit, protocolName, address, memo, hash, fee, realMoney } = withdrawal
  const steps = useSteps(withdrawal)
  return (
    <Modal labelledBy={id} className={styles.surface} onClose={onClose}>
      <DialogHead
        id={id}
        title={t('funds.withdrawalOf', { amount: formatDecimal(money, locale, { unit, trim: true }) })}
        onClose={onClose}
      />
      <Timeline label={t('funds.state')} steps={steps} />
      <Facts className={styles.detail}>
        <Fact name={t('funds.network')}>{protocolName}</Fact>
        <Fact name={t('funds.address')}>
          <LongText text={address} copy={t('funds.copyAddress')} />
        </Fact>
        {memo !== undefined && memo !== null && <Fact name={t('funds.memo')}>{memo}</Fact>}
        <Fact name={t('funds.hash')}>
          <LongText text={hash} copy={t('funds.copyHash')} />
        </Fact>
        {(isReturned(withdrawal)
          ? ([['back', money]] as const)
          : ([
              ['feePayable', fee],
              ['feeDeducted', waivedFee(withdrawal)],
              ['feePaid', paidFee(withdrawal)],
              ['arrives', realMoney],
            ] as const)
        ).map(([name, value]) => (
          <Fact key={name} name={t(`funds.${name}`)}>
            <Amount value={value} unit={unit} trim />
          </Fact>
        ))}
      </Facts>
    </Modal>
  )
}

const isSaid = (text: string): boolean => text !== ''

/** Reviewing, transferring, and how it ended. */
function useSteps({ status, addTime, processTime, withdrawInfo }: Withdrawal): readonly TimelineStep[] {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const state = withdrawalState(status)
  const ended = processTime ?? null
  const reviewing: TimelineStep = {
    id: 'reviewing',
    title: t('funds.state.reviewing'),
    text: formatInstant(addTime, locale, 'minute'),
    state: state === 'reviewing' ? 'now' : 'done',
  }
  if (state === 'failure')
    return [
      reviewing,
      {
        id: 'failure',
        title: t('funds.state.failure'),
        text: [
          ended === null ? '' : formatInstant(ended, locale, 'minute'),
          // The exchange's reason and ours: both are whole sentences.
          [withdrawInfo ?? '', t('funds.returned')].filter(isSaid).join(' '),
        ]
          .filter(isSaid)
          .join(' · '),
        state: 'failed',
      },
    ]
  return [
    reviewing,
    {
      id: 'transferring',
      title: t('funds.state.transferring'),
      state: state === 'transferring' ? 'now' : state === 'success' ? 'done' : 'ahead',
    },
    {
      id: 'success',
      title: t('funds.state.success'),
      ...(state === 'success' && ended !== null && { text: formatInstant(ended, locale, 'minute') }),
      state: state === 'success' ? 'done' : 'ahead',
    },
  ]
}
