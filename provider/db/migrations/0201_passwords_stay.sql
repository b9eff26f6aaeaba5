-- What was said of a file is changed where it is gone on with: the password that was said before stays, unless another is.
grant update (supplier, password) on practice_file to sportello_app;
