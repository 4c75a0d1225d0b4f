import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of the fields of an object. */
export const propertyRules = {
  'request-property-added-required': breaking(
    'Requests without the new field are refused.',
    'Make it optional and say what holds without it.',
  ),
  'request-property-added-optional': harmless('Requests without it work as before.'),
  'request-property-removed': breaking(
    'The request is closed: whoever still sends the field is refused.',
    'Take it and pass over it until nobody sends it.',
  ),
  'request-property-removed-open': dangerous(
    'The field is passed over: what clients ask with it is not done.',
    'Mark it `deprecated` until nobody sends it.',
  ),
  'request-property-renamed': breaking(
    'The server looks for another name; the old one is passed over or refused.',
    'Take both, and name the old one in `x-alias`.',
  ),
  'request-property-renamed-with-alias': dangerous(
    'The server takes the old name as `x-alias`.',
    'Let the callers follow before the old name goes.',
  ),
  'request-property-became-required': breaking(
    'Requests that leave it out are refused.',
    'Leave it optional and say what holds without it.',
  ),
  'request-property-became-optional': harmless('It may be left out now.'),
  'request-property-became-read-only': breaking(
    'The server does not take the field any more.',
    'Take it and pass over it until nobody sends it.',
  ),
  'request-property-became-writable': harmless('The field may be sent now.'),
  'response-property-added': harmless('Old clients do not look at it.'),
  'response-property-removed': breaking(
    'Clients rely on a field that always came.',
    'Keep sending it, marked `deprecated`, until nobody reads it.',
  ),
  'response-optional-property-removed': dangerous(
    'What clients showed where the field came is gone.',
    'Mark it `deprecated` until nobody reads it.',
  ),
  'response-property-renamed': breaking(
    'Clients look for the old name.',
    'Send both names until nobody reads the old one.',
  ),
  'response-property-renamed-to-alias': dangerous(
    'Clients that know the spelling from `x-alias` read it; others do not.',
    'Send both names until nobody reads the old one.',
  ),
  'response-property-became-optional': breaking(
    'Clients rely on a field that may be missing now.',
    'Always send it.',
  ),
  'response-property-became-required': harmless('The field always comes now.'),
  'response-property-became-write-only': breaking(
    'The field does not come any more.',
    'Keep sending it, or add a new field for what is sent.',
  ),
  'response-property-became-visible': harmless('The field comes in answers now.'),
  'field-deprecated': harmless(
    'It still works; whoever uses it knows that it will go.',
    'Say in the description what to use instead.',
  ),
  'request-default-changed': dangerous(
    'Whoever leaves the field out gets something else than before.',
    'Keep the default.',
  ),
  'request-default-removed': dangerous(
    'What holds when the field is left out is not said any more.',
    'Keep the default, or require the field.',
  ),
  'request-default-added': harmless('What holds when the field is left out is said now.'),
} as const
