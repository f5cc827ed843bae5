# La página en el navegador.
page-title = Traviesa
