import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { EstimateWarnings } from '../../form/estimate-warnings.tsx'
import styles from '../../form/order-form.module.css'
import type { Market } from '../../market.ts'
import { useStandingBeat } from '../use-perpetual.tsx'
import { type ContractFactTexts, contractFactTexts } from './contract-fact-texts.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

type ContractFactsProps = { readonly market: Market; readonly order: ContractOrderForm }

/** The most that is possible, margin, fee and cost, and the liquidation price; this part follows the prices. */
export function ContractFacts(props: ContractFactsProps) {
  const { lines, key, note, walked, warnings } = useFactTexts(props)
  return (
    <>
      <dl className={styles.facts}>
        {lines.map(([name, text], at) => (
          <div key={name} className={at === key ? styles.key : undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {note !== null && (
          <div>
            <dt>{note}</dt>
          </div>
        )}
      </dl>
      {/* Not announced: their numbers follow the book. The confirmation is. */}
      <div className={styles.doubts}>
        <EstimateWarnings
          market={props.market}
          estimate={walked}
          slips={walked?.isFar === true}
          thin={walked?.isThin === true}
          className={styles.warning}
        />
        {warnings.map((text) => (
          <p key={text} className={styles.warning}>
            <Warning16Regular />
            {text}
          </p>
        ))}
      </div>
    </>
  )
}

/** The figures that a phone shows beside the submit button: cost and liquidation price, or what a closing brings. */
export function FactsBeside(props: ContractFactsProps) {
  return useFactTexts(props).beside.map(([name, text]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ))
}

/** Returns the texts as of the last beat; renders again only when one of them has changed. */
function useFactTexts({ market, order }: ContractFactsProps): ContractFactTexts {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const beat = useStandingBeat()
  const read = (): ContractFactTexts => contractFactTexts({ t, locale, market }, order)
  // As text: each reading is another object. What is read here renders in the picture of its beat.
  useSyncExternalStore(beat.subscribe, () => JSON.stringify(read()))
  return read()
}
