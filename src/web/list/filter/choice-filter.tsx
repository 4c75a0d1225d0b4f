import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'

type ChoiceFilterProps<Value extends string | number> = {
  readonly label: string
  /** Name of the choice that leaves no row out. */
  readonly any: string
  /** A value that an address names stays chosen while, or although, it is not among them. */
  readonly values: readonly Value[]
  readonly textOf?: (value: Value) => string
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

const ANY = ''
const itself = (value: string | number): string => `${value}`

/** One of the values of a filter, or any. */
export function ChoiceFilter<Value extends string | number>({
  label,
  any,
  values,
  textOf = itself,
  value,
  onChange,
}: ChoiceFilterProps<Value>) {
  const all = value === null || values.includes(value) ? values : [value, ...values]
  return (
    <SelectFilter
      label={label}
      value={value === null ? ANY : `${value}`}
      options={[
        { value: ANY, label: any },
        ...all.map((each) => ({ value: `${each}`, label: textOf(each) })),
      ]}
      onChange={(chosen) => onChange(all.find((each) => `${each}` === chosen) ?? null)}
    />
  )
}
