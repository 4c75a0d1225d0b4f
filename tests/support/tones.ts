/** The tones of badges in an element, in order: what a person sees by their colour. */
export const tonesOf = (element: Element): readonly (string | undefined)[] =>
  [...element.querySelectorAll<HTMLElement>('span[data-tone]')].map(({ dataset }) => dataset['tone'])
