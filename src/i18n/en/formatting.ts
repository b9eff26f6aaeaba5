/** Words of the tools of the rich text editor. */
export const formatting = {
  tools: 'Formatting of %{label}',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bullets: '• List',
  numbers: '1. List',
  link: 'Link',
  address: 'Address',
  take: 'Link it',
  refused: 'Write an address that begins with https://',
};
