import type { AreaKeys } from '#generated/messages/keys.ts'
import type { FiltersProps } from '#src/web/list/list-description.ts'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MoneyFilter } from './money-filter.tsx'
import type { OfferFilter } from './offer-filter.ts'
import { PayFilter } from './pay-filter.tsx'
import { useMarketChoices } from './market-choices.ts'

/** Currency, amount, payment types, certified merchants. */
export function OfferFilters({ filter, change }: FiltersProps<OfferFilter>) {
  const t = useText<AreaKeys['c2c']>()
  const { currency, currencies, pays } = useMarketChoices()
  return (
    <>
      <MoneyFilter
        label={t(filter.side === 'buy' ? 'c2c.iPay' : 'c2c.iGet')}
        value={filter.money}
        unit={currency}
        onChange={(money) => change({ money })}
      />
      <SelectFilter
        label={t('c2c.currency')}
        value={currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(next) => change({ currency: next })}
      />
      <PayFilter names={pays} value={filter.pay} onChange={(pay) => change({ pay })} />
      <Switch
        label={t('c2c.certifiedOnly')}
        checked={filter.certified}
        onChange={(certified) => change({ certified })}
      />
    </>
  )
}
