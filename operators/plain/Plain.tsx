import { type ReactNode, useEffect } from 'react';
import './style.css';
import { changeLanguage, language, say } from './say';

/** Frame of the pages before sign-in. */
export function Plain({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say('product');
  }, []);
  return (
    <div className="plain">
      <header>
        <strong>{say('product')}</strong>
        <span className="grow" />
        <button type="button" lang={language === 'it' ? 'en' : 'it'} onClick={changeLanguage}>
          {say('language')}
        </button>
      </header>
      {children}
    </div>
  );
}
