/** Trusted lists whose XML is slow to read. */
export const trustedLists = {
  about: 'trusted list (XML)',
  async requests({ url, operatorSecret }) {
    const files = {
      'attributes without end': `<a ${Array.from({ length: 300_000 }, (_, at) => `b${at}=""`).join(' ')}/>`,
      'elements without end': `<a>${'<b c="d">e</b>'.repeat(400_000)}</a>`,
      'a million levels': '<a>'.repeat(1_000_000),
      'one long text': `<a>${'&amp;'.repeat(1_500_000)}</a>`,
      'a document type': `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(300_000)}]><a/>`,
    };
    return Object.entries(files).map(([name, xml]) => ({
      name,
      send: async () => {
        const body = new FormData();
        body.append('file', new Blob([xml]), 'list.xml');
        const { status } = await fetch(`${url}/api/operator/trust/preview`, {
          method: 'POST',
          headers: { authorization: `Bearer ${operatorSecret}` },
          body,
        });
        return status;
      },
    }));
  },
};
