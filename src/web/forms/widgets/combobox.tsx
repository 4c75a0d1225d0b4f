/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's lists hold no second line and cannot be searched in */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Input } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useFollowOpener } from '#src/web/ui/overlays/use-follow-opener.ts'
import type { Choice } from '../form-context.ts'
import styles from './combobox.module.css'
import control from './control.module.css'
import { ComboboxOption } from './combobox-option.tsx'
import { useListbox } from './use-listbox.ts'

type Props = {
  readonly id: string
  /** Names the input and its list where no label element does. */
  readonly label?: string | undefined
  /** Returns the options that match the query, best first. */
  readonly find: (query: string) => readonly Choice[]
  readonly chosen: Choice | undefined
  /** Text of the closed box. */
  readonly shown: string
  readonly none: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly required?: boolean
  readonly invalid: boolean
  readonly describedBy: string
  readonly className?: string
  readonly onChoose: (choice: Choice) => void
  readonly onLeave: () => void
}

/**
 * One of many, found by typing: an input whose list opens in the browser's top layer, where nothing cuts it.
 * Fluent's own brings 40 kB of placing and focus management along.
 */
export function Combobox(props: Props): ReactNode {
  const { id, label, chosen, shown, describedBy, onChoose } = props
  const [query, setQuery] = useState<string | null>(null)
  const box = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const choices = props.find(query ?? '')
  const chosenAt = choices.findIndex(({ value }) => value === chosen?.value)
  const listbox = useListbox(choices.length, chosenAt < 0 ? null : chosenAt, choose)
  const { isOpen, active } = listbox
  const listId = `${id}__list`
  const optionId = (at: number): string => `${listId}_${at}`

  // Before it is placed, for then it has its size. Browsers without a top layer draw it where it is placed, too.
  useLayoutEffect(() => {
    const drawn = list.current
    if (!isOpen || drawn === null || !('showPopover' in drawn)) return
    drawn.style.minWidth = `${box.current?.offsetWidth ?? 0}px`
    drawn.showPopover()
  }, [isOpen])
  useFollowOpener(isOpen, box, list)
  useEffect(() => {
    const reached = active === null ? null : document.getElementById(`${listId}_${active}`)
    reached?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function choose(at: number): void {
    const choice = choices[at]
    if (choice === undefined || choice.disabled === true) return
    shut()
    onChoose(choice)
  }

  function shut(): void {
    setQuery(null)
    listbox.close()
  }

  return (
    <>
      <Input
        root={{ ref: box, className: `${control.control} ${props.className ?? ''}` }}
        id={id}
        size="large"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        aria-invalid={props.invalid}
        aria-required={props.required ?? false}
        aria-describedby={describedBy}
        autoComplete="off"
        disabled={props.disabled ?? false}
        placeholder={props.placeholder ?? ''}
        value={query ?? shown}
        {...(chosen?.icon !== undefined && query === null && { contentBefore: <>{chosen.icon}</> })}
        contentAfter={<ChevronDown16Regular aria-hidden className={styles.arrow ?? ''} />}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && listbox.open()}
        onKeyDown={listbox.onKeyDown}
        onChange={(_event, { value }) => {
          setQuery(value)
          listbox.open(value.trim() === '' ? null : 0)
        }}
        onBlur={() => {
          shut()
          props.onLeave()
        }}
      />
      {isOpen && (
        // Manual: the browser would close it with the press that opens it.
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={label}
          aria-labelledby={label === undefined ? `${id}__label` : undefined}
          popover="manual"
          className={styles.list}
        >
          {choices.map((choice, at) => (
            <ComboboxOption
              key={choice.value}
              id={optionId(at)}
              choice={choice}
              isChosen={choice.value === chosen?.value}
              isActive={at === active}
              onChoose={() => choose(at)}
            />
          ))}
          {choices.length === 0 && (
            <ComboboxOption
              id={optionId(0)}
              choice={{ value: '', label: props.none, disabled: true }}
              isChosen={false}
              isActive={false}
              onChoose={() => {}}
            />
          )}
        </div>
      )}
    </>
  )
}
