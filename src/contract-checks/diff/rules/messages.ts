import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of parameters, bodies, statuses and headers. */
export const messageRules = {
  'request-parameter-added-required': breaking(
    'Calls without the new parameter are refused.',
    'Make it optional, with a default.',
  ),
  'request-parameter-added-optional': harmless('Calls without it work as before.'),
  'request-parameter-removed': breaking(
    'What clients ask with it is not done any more, or refused.',
    'Keep it, marked `deprecated`, until nobody sends it.',
  ),
  'request-parameter-became-required': breaking(
    'Calls that leave it out are refused.',
    'Leave it optional, with a default.',
  ),
  'request-parameter-became-optional': harmless('It may be left out now.'),
  'request-parameter-moved': breaking(
    'It travels elsewhere (path, query, header, cookie): where old clients put it, nobody looks.',
    'Take both places for a while.',
  ),
  'request-parameter-style-changed': breaking(
    'Lists and objects are written in another way: the server reads other values.',
    'Keep style and explode.',
  ),
  'request-body-added-required': breaking('Calls without a body are refused.', 'Make the body optional.'),
  'request-body-added-optional': harmless('Calls without a body work as before.'),
  'request-body-removed': breaking(
    'What clients send is not read any more.',
    'Keep reading it, or add a new operation.',
  ),
  'request-body-became-required': breaking('Calls without a body are refused.', 'Leave the body optional.'),
  'request-body-became-optional': harmless('The body may be left out now.'),
  'request-encoding-changed': breaking(
    'A part of the body is written in another way (style, explode, content type): the server reads other values.',
    'Keep the encoding.',
  ),
  'request-media-type-removed': breaking(
    'Bodies of this type meet 415.',
    'Take the type until no client sends it.',
  ),
  'request-media-type-added': harmless('One more type is taken.'),
  'response-success-status-removed': breaking(
    'Clients wait for a status that does not come any more.',
    'Answer with the status that was documented.',
  ),
  'response-success-status-added': dangerous(
    'Success may come with a status that old clients do not know.',
    'Answer with the status that was documented.',
  ),
  'response-refusal-status-removed': harmless('A refusal that clients handle does not come any more.'),
  'response-refusal-status-added': dangerous(
    'The server may refuse with a status that old clients do not know.',
    'Make sure that clients treat unknown statuses as errors.',
  ),
  'response-media-type-removed': breaking(
    'Clients that ask for this type, or read it, get another.',
    'Answer in the type that was documented.',
  ),
  'response-media-type-added': harmless('Who asks for the old type still gets it.'),
  'response-body-removed': breaking('Clients read a body that is not there.', 'Keep the body.'),
  'response-body-added': harmless('Old clients do not look at the body.'),
  'response-header-removed': breaking('Clients read a header that is not there.', 'Keep sending it.'),
  'response-header-added': harmless('Old clients do not look at it.'),
  'response-header-became-optional': breaking(
    'The header may be missing, and clients rely on it.',
    'Always send it.',
  ),
  'response-header-became-required': harmless('The header always comes now.'),
} as const
