import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { FiltersProps } from '#src/web/list/list-description.ts'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

type NumberFilterProps = FiltersProps<{ readonly number: string | null }>

/** Searches by order number: what is typed or pasted counts at once. */
export function NumberFilter({ filter, change }: NumberFilterProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const shown = filter.number ?? ''
  const [typed, setTyped] = useState({ of: shown, text: shown })
  if (typed.of !== shown) setTyped({ of: shown, text: shown })
  return (
    <SearchField
      label={t('c2c-orders.search')}
      value={typed.text}
      onChange={(text) => {
        const number = text.replaceAll(/\s/g, '')
        setTyped({ of: number, text: number })
        change({ number: number === '' ? null : number })
      }}
    />
  )
}
